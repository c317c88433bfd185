import type { Json, JsonObject, Path } from './model.ts';
import { isEach, valueAt } from './path.ts';
import { entriesOf, isArray, isObject, lookUp, makeObject } from './value.ts';

/**
 * The records at a path, or undefined where it leads nowhere. `each` gathers: lists found below it become one list, and
 * of a map it takes the values, each with its key.
 */
export function recordsAt(value: Json, path: Path): Json | undefined {
  const at = path.findIndex(isEach);
  if (at < 0) return valueAt(value, path);
  const holder = valueAt(value, path.slice(0, at));
  const rest = path.slice(at + 1);
  const elements = isArray(holder) ? holder : isObject(holder) ? valuesWithKeys(holder) : null;
  if (elements === null || rest.length === 0) return elements ?? undefined;
  const found = elements.map((element) => recordsAt(element, rest)).filter((inner) => inner !== undefined);
  return found.length === 0 && elements.length > 0 ? undefined : found.flat();
}

/** A key that each value tells by itself isn't said twice. */
function valuesWithKeys(map: JsonObject): readonly Json[] {
  const entries = entriesOf(map);
  const [first] = entries;
  const tellsKey = isObject(first?.[1])
    ? entriesOf(first[1]).some(([name]) => entries.every(([key, value]) => lookUp(value, name) === key))
    : false;
  if (tellsKey) return entries.map(([, value]) => value);
  const name = entries.some(([, value]) => lookUp(value, 'key') !== undefined) ? '_key' : 'key';
  return entries.map(([key, value]) =>
    makeObject([
      [name, key],
      ...(isObject(value) ? entriesOf(value).filter(([own]) => own !== name) : [['value', value] as const]),
    ]),
  );
}
