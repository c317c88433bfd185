import type { Json, JsonObject, Path } from '../model.ts';
import { each, isEach } from '../path.ts';
import { recordsAt } from '../records-at.ts';
import { entriesOf, isArray, isObject, keysOf, lookUp, memberOf } from '../value.ts';
import { findNextPage, findTotal } from './find-paging.ts';

export interface FoundRecords {
  readonly records: Path;
  readonly total: Path | null;
  readonly next: Path | null;
}

/** Lists deeper than this belong to a record rather than hold the records. */
const deepestList = 5;
const listNames =
  /^(?:list|items?|data|results?|records?|rows|hits|nodes|edges|entries|values|content|messages|issues|orders|elements|findings|vulnerabilities|changes|resources)$/i;
const identityNames = /^(?:_?id|uuid|guid|sha)$/i;
const ownNames = /^(?:name|title|key|email)$/i;
/** Members that tell a map of records from one thing with parts: so many, each like the others. */
const fewestInMap = 3;
const comparedInMap = 20;

/** Finds the list that holds the records, and where the source says how many exist and how to go on. */
export function findRecords(value: Json): FoundRecords {
  const records = isArray(value) ? [] : bestList(value);
  if (!isArray(recordsAt(value, records))) return { records: [], total: null, next: null };
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
      const [only] = node;
      const isAround = node.length === 1 && !hasListName(path) && isObject(only) && !hasName(only);
      const size = isAround ? visit(only, [...path, each]) : countLeaves(node);
      candidates.push({ path, list: node, size });
      return size;
    }
    if (!isObject(node)) return 1;
    if (path.length >= deepestList || hasIdentity(node)) return countLeaves(node);
    if (path.length > 0 && isMapOfRecords(node)) {
      const size = countLeaves(node);
      candidates.push({ path: [...path, each], list: entriesOf(node).map(([, member]) => member), size });
      return size;
    }
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

function hasName(node: JsonObject): boolean {
  return keysOf(node).some((key) => ownNames.test(key));
}

/** Objects under keys of their own, with the same members and no list of records in any. */
function isMapOfRecords(node: JsonObject): boolean {
  const values = entriesOf(node)
    .slice(0, comparedInMap)
    .map(([, member]) => member);
  if (values.length < fewestInMap || !values.every(isObject)) return false;
  const keys = values.map((one) => new Set(keysOf(one)));
  const shared = [...(keys[0] ?? [])].filter((key) => keys.every((others) => others.has(key)));
  const most = Math.max(...keys.map((others) => others.size));
  const holdsRecords = (key: string, member: Json | undefined) =>
    hasListName([key]) && isArray(member) && isObject(member[0]);
  if (values.some((one) => keysOf(one).some((key) => holdsRecords(key, memberOf(one, key))))) return false;
  return shared.length >= 2 && shared.length >= 0.6 * most;
}

/** The last word counts: `resource_changes`, `searchResults`. */
function hasListName(path: Path): boolean {
  const key = path.filter((segment) => typeof segment === 'string').at(-1) ?? '';
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1_$2').split(/[_-]/);
  return listNames.test(words.at(-1) ?? '');
}

function countLeaves(node: Json): number {
  if (isArray(node)) return node.reduce<number>((sum, element) => sum + countLeaves(element), 0);
  if (!isObject(node)) return 1;
  return keysOf(node).reduce((sum, key) => sum + countLeaves(memberOf(node, key) ?? null), 0);
}

function scoreOf({ path, list, size }: ListCandidate, total: number): number {
  const isOfMap = isEach(path.at(-1));
  const depth = isOfMap ? path.length - 1 : path.length;
  const isNamed = hasListName(path);
  if (list.length === 0) return isNamed && depth <= 3 ? 0.001 / depth : 0;
  const share = size / total;
  if (isOfMap && (share < 0.5 || !(isNamed || isPlural(path)))) return 0;
  const first = list.slice(0, 50);
  const areObjects = first.filter(isObject).length >= first.length / 2;
  if (!areObjects) return isNamed && share >= 0.5 ? share / depth : 0;
  if (isNamed) return (3 * (share + 0.02)) / depth;
  return list.length >= 2 && share >= (depth === 1 ? 0.25 : 0.5) ? share / depth : 0;
}

function isPlural(path: Path): boolean {
  return /[^s]s$/i.test(String(path.at(-2)));
}
