import type { Json, JsonArray, JsonObject } from './model.ts';
import { isArray, isExactNumber, isObject, keysOf, memberOf, withValues } from './value.ts';

/**
 * `now` with every part that is equal to the same part of `before` replaced by that: what was worked out about it holds
 * on. `before` itself where all is equal. Elements are held against those at the same distance from either end, members
 * against those of the same key. Objects with other keys, or the same in another order, are different.
 */
export function shareEqual(before: Json | undefined, now: Json): Json {
  if (isArray(now)) return isArray(before) ? shareElements(before, now) : now;
  if (isObject(now)) return isObject(before) ? shareMembers(before, now) : now;
  if (isExactNumber(now)) return isExactNumber(before) && before.text === now.text ? before : now;
  return now;
}

function shareElements(before: JsonArray, now: JsonArray): JsonArray {
  const moved = before.length - now.length;
  let isSame = moved === 0;
  const shared = now.map((element, index) => {
    const known = before[index];
    const found = shareEqual(known, element);
    if (Object.is(found, known)) return found;
    isSame = false;
    return moved === 0 ? found : shareEqual(before[index + moved], element);
  });
  return isSame ? before : shared;
}

function shareMembers(before: JsonObject, now: JsonObject): JsonObject {
  const keys = keysOf(now);
  const known = keysOf(before);
  let isSame = keys.length === known.length;
  const shared: { key: string; value: Json }[] = [];
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string;
    const member = memberOf(now, key) ?? null;
    const old = memberOf(before, key);
    const value = shareEqual(old, member);
    if (key !== known[at] || !Object.is(value, old)) isSame = false;
    if (value !== member) shared.push({ key, value });
  }
  if (isSame) return before;
  return shared.length === 0 ? now : withValues(now, shared);
}
