import {
  findSecrets,
  type Path,
  pieceKinds,
  type Run,
  TraceFault,
  TracePen,
  TraceTree,
  traceText,
} from '../core/index.ts';
import type { Place } from './answers.ts';
import { bodyKeyOf, upToKey } from './field-trace.ts';
import type { TextRange } from './locate.ts';
import { locateInOutput } from './locate-field.ts';
import type { TextRef } from './protocol.ts';
import type { Sample } from './sample.ts';
import { selectedValue } from './selected.ts';
import { sourceField } from './source-field.ts';

/** Units around a place that detectors may need to see. */
const around = 500;
/** Characters to look through for fields of an output; more would keep the person waiting. */
const mostSought = 40_000_000;

/**
 * What stands at a place of a text: the whole words that were meant, the field of the records that they are in, and the
 * detectors that find them. Without `at` the first place where the text stands; null where it stands nowhere.
 */
export function* placeText(
  sample: Sample,
  text: string,
  ref: TextRef,
  wanted: string,
  at: number | null,
): Generator<null, Place | null> {
  const start = at !== null && text.startsWith(wanted, at) ? at : text.indexOf(wanted);
  if (wanted.trim() === '' || start < 0) return null;
  const within = wholeWords(text, { start, end: start + wanted.length });
  const field = yield* fieldAt(sample, text, ref, within);
  const written = text.slice(within.start, within.end);
  return { word: unescaped(written, text), field, detectors: detectorsAt(text, within) };
}

/** What a part of a JSON text stands for: rules look at values. */
function unescaped(part: string, text: string): string {
  if (!part.includes('\\') || !/^\s{0,100}[[{]/.test(text)) return part;
  try {
    const value: unknown = JSON.parse(`"${part}"`);
    return typeof value === 'string' ? value : part;
  } catch {
    return part;
  }
}

/** The range without signs and space at its ends, and with the rest of the words that it cuts. */
function wholeWords(text: string, { start, end }: TextRange): TextRange {
  while (start < end && /[\s"',;:|{}[\]()]/.test(text.charAt(start))) start++;
  while (end > start && /[\s"',;:|{}[\]()]/.test(text.charAt(end - 1))) end--;
  while (start > 0 && joins(text.charAt(start - 1), text.charAt(start))) start--;
  while (end < text.length && joins(text.charAt(end), text.charAt(end - 1))) end++;
  return { start, end };
}

/** Chinese and Japanese put no space between words. */
function joins(outer: string, inner: string): boolean {
  return [outer, inner].every((unit) => /[\p{L}\p{N}_]/u.test(unit) && !/\p{Lo}/u.test(unit));
}

function detectorsAt(text: string, { start, end }: TextRange): readonly string[] {
  const from = Math.max(0, start - around);
  const hits = findSecrets(text.slice(from, end + around));
  return [
    ...new Set(hits.filter((hit) => from + hit.start < end && from + hit.end > start).map((hit) => hit.detector)),
  ];
}

function* fieldAt(sample: Sample, text: string, ref: TextRef, within: TextRange): Generator<null, Path | null> {
  const run = sample.texts?.run;
  if (run === undefined) return null;
  if (ref.of === 'stage' && ref.stage === 'render') return yield* fieldInResult(run, within);
  if (ref.of !== 'output' && !(ref.of === 'stage' && ref.stage === 'read')) return null;
  const stats = sample.fieldsOf(selectedValue(run)).stats ?? [];
  if (within.end * stats.length > mostSought) return null;
  let best: { readonly path: Path; readonly length: number } | null = null;
  for (const { path, isLeaf } of stats) {
    if (!isLeaf) continue;
    for (const range of locateInOutput(text, run, path, within)) {
      const length = range.end - range.start;
      const holds = range.start <= within.start && range.end >= within.end;
      if (holds && (best === null || length < best.length)) best = { path: upToKey(path), length };
    }
    yield null;
  }
  return best === null || best.path.length === 0 ? null : best.path;
}

/** By the trace of the final text, whatever its format. */
function* fieldInResult(run: Run, { start }: TextRange): Generator<null, Path | null> {
  const { envelope, text, shaper } = run;
  const bodyKey = bodyKeyOf(run);
  const tree = new TraceTree();
  const pen = new TracePen(text, tree);
  const found = () => {
    for (let piece = 0; piece < pen.count; piece++) {
      if ((pen.ends[piece] ?? 0) > start)
        return tree.nodes[Math.floor((pen.slots[piece] ?? 0) / pieceKinds.length)] ?? null;
    }
    return null;
  };
  try {
    for (const _ of traceText({ envelope, bodyKey }, shaper.render, pen)) {
      if (pen.at > start) break;
      pen.drop(pen.count);
      yield null;
    }
  } catch (error) {
    if (!(error instanceof TraceFault)) throw error;
    return null;
  }
  const path = found()?.path ?? null;
  return path === null ? null : sourceField(run, bodyKey, upToKey(path));
}
