import type { Json, Path } from './model.ts';
import { entriesOf, isArray, isObject, makeObject } from './value.ts';

/** The value with what stands at a path of keys and indexes replaced; unchanged where the path leads nowhere. */
export function setAt(value: Json, path: Path, replacement: Json): Json {
  const [segment, ...rest] = path;
  if (segment === undefined) return replacement;
  if (isArray(value)) {
    return value.map((element, index) => (index === segment ? setAt(element, rest, replacement) : element));
  }
  if (!isObject(value)) return value;
  return makeObject(
    entriesOf(value).map(([key, member]) => [key, key === segment ? setAt(member, rest, replacement) : member]),
  );
}
