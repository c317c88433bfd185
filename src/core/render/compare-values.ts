import type { Json, JsonArray, JsonObject } from '../model.ts';
import { entriesOf, isArray, isEqual, isExactNumber, isObject, isScalar, keysOf, memberOf } from '../value.ts';
import { compareTexts, plainestText } from './compare-texts.ts';
import type { LossLedger } from './loss-ledger.ts';

/** Notes every place where `back`, a value that was written and read, differs from the value. */
export function compareValues(value: Json, back: Json, renamed: ReadonlySet<string>, losses: LossLedger): void {
  if (isScalar(value)) return compareScalars(value, back, losses);
  if (typeof back === 'string') {
    if (!noteBreaks(value, losses)) losses.note('nesting-became-text');
  } else if (isArray(value) && isArray(back)) {
    if (value.length === back.length)
      for (const [index, element] of value.entries())
        losses.within(index, () => compareValues(element, back[index] ?? null, renamed, losses));
    else if (!noteBreaks(value, losses)) losses.note('shape-changed');
  } else if (isObject(value) && isObject(back)) {
    compareObjects(value, back, renamed, losses);
  } else {
    losses.note('shape-changed');
    compareAcross(value, back, renamed, losses);
  }
}

/** A record that became a list of one, or the other way round: what is in it still tells more. */
function compareAcross(
  value: JsonArray | JsonObject,
  back: Json,
  renamed: ReadonlySet<string>,
  losses: LossLedger,
): void {
  const [only] = isArray(value) ? value : isArray(back) ? back : [];
  if (only === undefined) return;
  if (isArray(value) && value.length === 1 && isObject(back))
    losses.within(0, () => compareValues(only, back, renamed, losses));
  else if (isArray(back) && back.length === 1) compareValues(value, only, renamed, losses);
}

function compareScalars(value: Json, back: Json, losses: LossLedger): void {
  if (isEqual(value, back)) return;
  if (!isScalar(back)) {
    losses.note('shape-changed');
    const members = isArray(back) ? back : entriesOf(back).map(([, member]) => member);
    const [only] = members;
    if (typeof value !== 'string' && members.length === 1 && only !== undefined) compareScalars(value, only, losses);
  } else if (typeof value === 'string') {
    if (typeof back !== 'string') losses.note('ambiguous-scalar');
    else for (const kind of compareTexts(value, back)) losses.note(kind);
  } else if (typeof back === 'string') {
    if (value === null) losses.note(back === '' ? 'null-became-empty' : 'null-became-text');
    else losses.note(typeof value === 'boolean' ? 'boolean-became-text' : 'number-became-text');
  } else {
    losses.note(isNumber(value) && isNumber(back) ? 'number-text-changed' : 'ambiguous-scalar');
  }
}

function isNumber(value: Json): boolean {
  return typeof value === 'number' || isExactNumber(value);
}

function compareObjects(value: JsonObject, back: JsonObject, renamed: ReadonlySet<string>, losses: LossLedger): void {
  const members = entriesOf(value);
  const keysBack = keysOf(back);
  const compare = (key: string, member: Json, other: Json) =>
    losses.within(key, () => compareValues(member, other, renamed, losses));
  const missing: (readonly [string, Json])[] = [];
  let position = 0;
  let isInOrder = true;
  const positions = new Map(keysBack.map((key, index) => [key, index]));
  for (const [key, member] of members) {
    const other = memberOf(back, key);
    if (other === undefined) {
      missing.push([key, member]);
      continue;
    }
    const at = positions.get(key) ?? 0;
    isInOrder &&= at >= position;
    position = at;
    compare(key, member, other);
  }
  if (!isInOrder) losses.note('key-order');
  if (missing.length === 0 && members.length === keysBack.length) return;
  compareOtherKeys(value, back, missing, renamed, losses, compare);
}

/** Keys of which the other object has none. */
function compareOtherKeys(
  value: JsonObject,
  back: JsonObject,
  missing: readonly (readonly [string, Json])[],
  renamed: ReadonlySet<string>,
  losses: LossLedger,
  compare: (key: string, member: Json, other: Json) => void,
): void {
  const extra = keysOf(back).filter((key) => memberOf(value, key) === undefined);
  const byPlainest = new Map(extra.map((key) => [plainestText(key), key]));
  const explained = new Set<string>();
  const flattened = new Set<string>();
  const hasRenamed = extra.some((key) => renamed.has(key));
  for (const [key, member] of missing) {
    const changed = byPlainest.get(plainestText(key));
    if (changed !== undefined && !explained.has(changed)) {
      explained.add(changed);
      for (const kind of compareTexts(key, changed)) losses.note(kind, [key]);
      compare(key, member, memberOf(back, changed) ?? null);
    } else if (hasRenamed) {
      losses.note('duplicate-header', [key]);
    } else if (isScalar(member)) {
      losses.note('key-changed', [key]);
    } else {
      flattened.add(key);
      losses.note('nesting-became-text', [key]);
    }
  }
  for (const key of extra) {
    if (explained.has(key) || (missing.length > 0 && (renamed.has(key) || isPartOf(key, flattened)))) continue;
    const other = memberOf(back, key);
    if (other === null) losses.note('absent-became-null', [key]);
    else if (other === '') losses.note('absent-became-empty', [key]);
    else losses.note(renamed.has(key) ? 'duplicate-header' : 'key-changed', [key]);
  }
}

/** Whether a key such as `a.b` or `a[0].b` stands for what was nested under one of these. */
function isPartOf(key: string, names: ReadonlySet<string>): boolean {
  for (let at = 0; at < key.length; at++)
    if ((key[at] === '.' || key[at] === '[') && names.has(key.slice(0, at))) return true;
  return false;
}

/** Notes the texts whose line breaks were taken for those between rows; false where there can be none. */
function noteBreaks(value: Json, losses: LossLedger): boolean {
  if (!losses.isAtRoot) return false;
  let hasBreaks = false;
  const walk = (node: Json): void => {
    if (typeof node === 'string') {
      if (!/[\r\n]/.test(node)) return;
      hasBreaks = true;
      losses.note('cell-breaks-row');
    } else if (!isScalar(node)) {
      const members = isArray(node) ? node.entries() : entriesOf(node);
      for (const [segment, member] of members) losses.within(segment, () => walk(member));
    }
  };
  walk(value);
  return hasBreaks;
}
