import type { Json } from '../model.ts';
import { entriesOf, isArray, isEqual, isObject, memberOf, sizeOf } from '../value.ts';

/** Equal whatever the order of keys. */
export function isSameJson(a: Json, b: Json): boolean {
  if (isArray(a) && isArray(b)) {
    return a.length === b.length && a.every((element, index) => isSameJson(element, b[index] ?? null));
  }
  if (!isObject(a) || !isObject(b)) return isEqual(a, b);
  if (sizeOf(a) !== sizeOf(b)) return false;
  return entriesOf(a).every(([key, member]) => {
    const other = memberOf(b, key);
    return other !== undefined && isSameJson(member, other);
  });
}
