import type { Json, Path } from './model.ts';
import { isEach } from './path.ts';
import { entriesOf, isArray, isObject, makeObject, memberOf, withValues } from './value.ts';

/** The value with what stands at a path changed, wherever that is; the same object where nothing is. */
export function changeAt(value: Json, path: Path, change: (found: Json) => Json, depth = 0): Json {
  if (depth === path.length) return change(value);
  const segment = path[depth];
  if (isArray(value)) {
    if (typeof segment === 'string') return value;
    let isChanged = false;
    const changed = value.map((element, index) => {
      if (!isEach(segment) && segment !== index) return element;
      const next = changeAt(element, path, change, depth + 1);
      isChanged ||= next !== element;
      return next;
    });
    return isChanged ? changed : value;
  }
  if (!isObject(value) || typeof segment !== 'string') return value;
  const member = memberOf(value, segment);
  if (member === undefined) return value;
  const next = changeAt(member, path, change, depth + 1);
  if (next === member) return value;
  return withValues(value, [{ key: segment, value: next }]);
}

/** The value without what stands at a path of keys. */
export function removeAt(value: Json, path: Path): Json {
  const key = path.at(-1);
  return changeAt(value, path.slice(0, -1), (parent) =>
    isObject(parent) && typeof key === 'string' && memberOf(parent, key) !== undefined
      ? makeObject(entriesOf(parent).filter(([name]) => name !== key))
      : parent,
  );
}

/** A record that holds nothing but a value, at a path of keys. */
export function recordWith(path: Path, value: Json): Json {
  return path.reduceRight<Json>((inner, segment) => makeObject([[String(segment), inner]]), value);
}
