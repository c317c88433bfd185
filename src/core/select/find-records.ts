import type { Json, Path } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isObject } from '../value.ts';

export interface FoundRecords {
  readonly records: Path;
  readonly total: Path | null;
  readonly next: Path | null;
}

/** Lists deeper than this belong to a record rather than hold the records. */
const deepest = 5;
const listNames =
  /^(?:list|items?|data|results?|records?|rows|hits|nodes|edges|entries|values|content|messages|issues|orders|elements|findings|vulnerabilities)$/i;
const totalNames =
  /^(?:total|total_?(?:count|results|size|items|hits|records|matches|elements)|count|hits|matched|num_?found|row_?count|result_?count)$/i;
const cursorNames =
  /^(?:next|next_?(?:cursor|page|page_?token|token|link|offset)|cursor|page_?token|end_?cursor|continuation(?:_?token)?|scroll_?id|@odata\.nextLink)$/i;
const moreNames = /^(?:has_?(?:more|next|next_?page)|more|is_?truncated|truncated|incomplete_results)$/i;

/** Finds the list that holds the records, and where the source says how many exist and how to go on. */
export function findRecords(value: Json): FoundRecords {
  const records = isArray(value) ? [] : bestList(value);
  return {
    records,
    total: findNamed(value, records, totalNames, isCount),
    next:
      findNamed(value, records, cursorNames, isCursor) ??
      findNamed(value, records, moreNames, (member) => typeof member === 'boolean'),
  };
}

interface Candidate {
  readonly path: Path;
  readonly score: number;
}

/** The list of objects with the most rows; a telling name and a high place count too. */
function bestList(value: Json): Path {
  let best: Candidate = { path: [], score: 0 };
  const visit = (node: Json, path: Path): void => {
    if (!isObject(node) || path.length > deepest) return;
    for (const [key, member] of entriesOf(node)) {
      const at = [...path, key];
      if (isArray(member)) {
        const score = scoreOf(member, key, at.length);
        if (score > best.score) best = { path: at, score };
      } else visit(member, at);
    }
  };
  visit(value, []);
  return best.path;
}

function scoreOf(list: readonly Json[], key: string, depth: number): number {
  const objects = list.slice(0, 50).filter(isObject).length;
  const isNamed = listNames.test(key);
  if (list.length === 0) return isNamed && depth <= 3 ? 0.5 : 0;
  if (objects < Math.min(list.length, 50) / 2) return 0;
  if (!isNamed && (list.length < 2 || depth > 2)) return list.length >= 5 ? list.length / depth : 0;
  return ((list.length + 1) * (isNamed ? 3 : 1)) / depth;
}

/** The nearest member with such a name, looked for beside the records and upwards, then in objects beside them. */
function findNamed(value: Json, records: Path, names: RegExp, accepts: (member: Json) => boolean): Path | null {
  for (let depth = Math.max(records.length - 1, 0); depth >= 0; depth--) {
    const path = records.slice(0, depth);
    const node = stepInto(value, path);
    if (!isObject(node)) continue;
    const members = entriesOf(node);
    for (const [key, member] of members) if (names.test(key) && accepts(member)) return [...path, key];
    for (const [key, member] of members) {
      if (!isObject(member) || key === records[depth]) continue;
      for (const [inner, deep] of entriesOf(member))
        if (names.test(inner) && accepts(deep)) return [...path, key, inner];
    }
  }
  return null;
}

function stepInto(value: Json, path: Path): Json | undefined {
  let node: Json | undefined = value;
  for (const key of path)
    node = isObject(node) && typeof key === 'string' ? entriesOf(node).find(([name]) => name === key)?.[1] : undefined;
  return node;
}

function isCount(member: Json): boolean {
  return (typeof member === 'number' && Number.isInteger(member) && member >= 0) || isExactNumber(member);
}

function isCursor(member: Json): boolean {
  return member === null || typeof member === 'string' || typeof member === 'number' || isExactNumber(member);
}
