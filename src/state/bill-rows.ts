import { isEach, type Path, pathKey, pieceKinds, showPath } from '../core/index.ts';
import type { Bill, BillLine } from '../engine/answers.ts';

export type { Bill, Weighed } from '../engine/answers.ts';

/** Tokens of a field and of all below it. */
export interface BillTokens {
  readonly all: number;
  readonly keys: number;
  readonly marks: number;
  readonly values: number;
}

/** A field of the final text; the elements of a list are told together with the list. */
export interface BillRow extends BillTokens {
  /** Equal for equal fields only; empty for what stands between them. */
  readonly key: string;
  /** As the model sees it, from the record's top. */
  readonly shown: string;
  /** From the field above it. */
  readonly label: string;
  /** The records' field as the source has it; null for what is none. */
  readonly field: Path | null;
  readonly children: readonly BillRow[];
}

export interface BillView extends BillTokens {
  /** The dearest first. With what stands between the fields they add up to all. */
  readonly rows: readonly BillRow[];
  /** Brackets around and between the records, or all of a text without fields. */
  readonly rest: BillTokens;
}

/** What costs much wherever it stands, and can often be had for less. */
export const savingKinds = ['indent', 'repeated', 'escape', 'url', 'base64'] as const;
export type SavingKind = (typeof savingKinds)[number];

/** The bill as a table shows it. */
export function listBillRows({ lines }: Bill): BillView {
  const own = lines.map(tokensOf);
  const frames = findFrames(lines);
  const children = new Map<number, number[]>();
  let rest = nothing;
  for (const [index, line] of lines.entries()) {
    const owner = ownerOf(lines, frames, index);
    if (owner === -1) rest = add(rest, own[index] ?? nothing);
    else if (owner !== index) own[owner] = add(own[owner] ?? nothing, own[index] ?? nothing);
    if (owner !== index) continue;
    const above = ownerOf(lines, frames, line.parent);
    children.set(above, [...(children.get(above) ?? []), index]);
  }
  const toRow = (index: number, above: Path): BillRow => {
    const { path, field } = lines[index] ?? { path: [], field: null };
    const below = (children.get(index) ?? []).map((child) => toRow(child, path)).sort(byCost);
    const shown = showPath(withoutFrame(path, lines, frames));
    const label = above.length === 0 ? shown : showPath(path.slice(above.length).filter((segment) => !isEach(segment)));
    return {
      ...below.reduce<BillTokens>(add, own[index] ?? nothing),
      key: pathKey(path),
      shown,
      label,
      field,
      children: below,
    };
  };
  const rows = (children.get(-1) ?? []).map((index) => toRow(index, [])).sort(byCost);
  return { rows, rest, ...rows.reduce<BillTokens>(add, rest) };
}

/** Tokens of one kind in all of a text, and the field with most of them. */
export function findSaving({ lines }: Bill, kind: SavingKind): { readonly tokens: number; readonly most: Path | null } {
  const at = pieceKinds.indexOf(kind);
  let tokens = 0;
  let dearest: BillLine | null = null;
  for (const line of lines) {
    const count = line.tokens[at] ?? 0;
    tokens += count;
    if (line.field !== null && count > (dearest?.tokens[at] ?? 0)) dearest = line;
  }
  return { tokens, most: dearest?.field ?? null };
}

const nothing: BillTokens = { all: 0, keys: 0, marks: 0, values: 0 };

function tokensOf({ tokens }: BillLine): BillTokens {
  const sum = (kinds: readonly string[]) =>
    tokens.reduce((all, count, at) => all + (kinds.includes(pieceKinds[at] ?? '') ? count : 0), 0);
  return {
    all: tokens.reduce((all, count) => all + count, 0),
    keys: sum(['key', 'repeated']),
    marks: sum(['mark', 'indent']),
    values: sum(['value', 'escape', 'url', 'base64']),
  };
}

function add(a: BillTokens, b: BillTokens): BillTokens {
  return { all: a.all + b.all, keys: a.keys + b.keys, marks: a.marks + b.marks, values: a.values + b.values };
}

function byCost(a: BillRow, b: BillRow): number {
  return b.all - a.all;
}

/** The lines around the records: the whole, and those with records' fields below them. */
function findFrames(lines: readonly BillLine[]): ReadonlySet<number> {
  const frames = new Set([0]);
  for (const line of lines) {
    if (line.field === null) continue;
    for (let at = line.parent; at > 0 && lines[at]?.field === null; at = lines[at]?.parent ?? -1)
      if (!isElementOfField(lines, at)) frames.add(at);
  }
  return frames;
}

/** Elements of a list within a record have no field of their own but stand below one. */
function isElementOfField(lines: readonly BillLine[], index: number): boolean {
  for (let at = index; at >= 0; at = lines[at]?.parent ?? -1) if (lines[at]?.field != null) return true;
  return false;
}

/** The line that tells of this one too: itself, or the list that it is an element of; -1 for the rest. */
function ownerOf(lines: readonly BillLine[], frames: ReadonlySet<number>, index: number): number {
  let at = index;
  while (at >= 0 && !frames.has(at) && isEach(lines[at]?.path.at(-1))) at = lines[at]?.parent ?? -1;
  return frames.has(at) ? -1 : at;
}

/** From the record's top. */
function withoutFrame(path: Path, lines: readonly BillLine[], frames: ReadonlySet<number>): Path {
  let longest = 0;
  for (const frame of frames) {
    const around = lines[frame]?.path ?? [];
    if (around.length > longest && pathKey(path.slice(0, around.length)) === pathKey(around)) longest = around.length;
  }
  return path.slice(longest);
}
