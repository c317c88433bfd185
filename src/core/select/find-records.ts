import type { Json, JsonObject, Path } from '../model.ts';
import { valueAt } from '../path.ts';
import { isArray, isObject, keysOf, lookUp, memberOf } from '../value.ts';
import { findNextPage, findTotal } from './find-paging.ts';

export interface FoundRecords {
  readonly records: Path;
  readonly total: Path | null;
  readonly next: Path | null;
}

/** Lists deeper than this belong to a record rather than hold the records. */
const deepestList = 5;
const listNames =
  /^(?:list|items?|data|results?|records?|rows|hits|nodes|edges|entries|values|content|messages|issues|orders|elements|findings|vulnerabilities)$/i;
const identityNames = /^(?:_?id|uuid|guid|sha)$/i;

/** Finds the list that holds the records, and where the source says how many exist and how to go on. */
export function findRecords(value: Json): FoundRecords {
  const records = isArray(value) ? [] : bestList(value);
  if (!isArray(valueAt(value, records))) return { records: [], total: null, next: null };
  return { records, total: findTotal(value, records), next: findNextPage(value, records) };
}

interface ListCandidate {
  readonly path: Path;
  readonly list: readonly Json[];
  readonly size: number;
}

/** The list that holds most of the value; a telling name and a high place count too. The empty path when none does. */
function bestList(value: Json): Path {
  const candidates: ListCandidate[] = [];
  const visit = (node: Json, path: Path): number => {
    if (isArray(node)) {
      const size = node.reduce<number>((sum, element) => sum + countLeaves(element), 0);
      candidates.push({ path, list: node, size });
      return size;
    }
    if (!isObject(node)) return 1;
    if (path.length >= deepestList || hasIdentity(node)) return countLeaves(node);
    return keysOf(node).reduce((sum, key) => sum + visit(memberOf(node, key) ?? null, [...path, key]), 0);
  };
  const total = Math.max(visit(value, []), 1);
  let best: Path = [];
  let bestScore = 0;
  for (const candidate of candidates) {
    const score = scoreOf(candidate, total);
    if (score > bestScore) [best, bestScore] = [candidate.path, score];
  }
  return best;
}

/** A list inside something that has an identity of its own is a part of it. */
function hasIdentity(node: JsonObject): boolean {
  return lookUp(node, 'object') !== 'list' && keysOf(node).some((key) => identityNames.test(key));
}

function countLeaves(node: Json): number {
  if (isArray(node)) return node.reduce<number>((sum, element) => sum + countLeaves(element), 0);
  if (!isObject(node)) return 1;
  return keysOf(node).reduce((sum, key) => sum + countLeaves(memberOf(node, key) ?? null), 0);
}

function scoreOf({ path, list, size }: ListCandidate, total: number): number {
  const depth = path.length;
  const isNamed = listNames.test(String(path.at(-1)));
  if (list.length === 0) return isNamed && depth <= 3 ? 0.001 / depth : 0;
  const share = size / total;
  const first = list.slice(0, 50);
  const areObjects = first.filter(isObject).length >= first.length / 2;
  if (!areObjects) return isNamed && share >= 0.5 ? share / depth : 0;
  if (isNamed) return (3 * (share + 0.02)) / depth;
  return list.length >= 2 && share >= (depth === 1 ? 0.25 : 0.5) ? share / depth : 0;
}
