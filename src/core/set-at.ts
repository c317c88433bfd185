import type { Json, JsonObject, Path } from './model.ts';
import { isEach } from './path.ts';
import { entriesOf, isArray, isObject, lookUp, makeObject } from './value.ts';

/**
 * The value with what stands at a path replaced; unchanged where the path leads nowhere. Where it gathers, the
 * replacement stands in the first element alone, so that gathering gives it back.
 */
export function setAt(value: Json, path: Path, replacement: Json): Json {
  const [segment, ...rest] = path;
  if (segment === undefined) return replacement;
  if (isEach(segment) && rest.length === 0 && isArray(replacement))
    return isObject(value) ? underKeys(replacement) : replacement;
  if (isArray(value)) {
    if (isEach(segment)) return value.slice(0, 1).map((element) => setAt(element, rest, replacement));
    return value.map((element, index) => (index === segment ? setAt(element, rest, replacement) : element));
  }
  if (!isObject(value)) return value;
  return makeObject(
    entriesOf(value).map(([key, member]) => [key, key === segment ? setAt(member, rest, replacement) : member]),
  );
}

/** Rows as a map keeps them. */
function underKeys(rows: readonly Json[]): JsonObject {
  return makeObject(rows.map((row, index) => [String(lookUp(row, 'key') ?? `row-${index + 1}`), row]));
}
