import type { ExactNumber, Json, JsonArray, JsonObject } from './model.ts';

export class ExactNumberValue implements ExactNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  valueOf(): number {
    return Number(this.text);
  }
}

export function isExactNumber(value: unknown): value is ExactNumber {
  return value instanceof ExactNumberValue;
}

export function isArray(value: Json | undefined): value is JsonArray {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value);
}

/** The number itself where `JSON.stringify` gives back the same text, else an ExactNumber. */
export function numberFromText(text: string): number | ExactNumber {
  const number = Number(text);
  return String(number) === text ? number : new ExactNumberValue(text);
}

export function isMap(value: JsonObject): value is ReadonlyMap<string, Json> {
  return value instanceof Map;
}

export function keysOf(value: JsonObject): readonly string[] {
  return isMap(value) ? [...value.keys()] : Object.keys(value);
}

export function entriesOf(value: JsonObject): readonly (readonly [string, Json])[] {
  return isMap(value) ? [...value.entries()] : Object.entries(value);
}

export function sizeOf(value: JsonObject): number {
  return isMap(value) ? value.size : Object.keys(value).length;
}

/** The object's own member, or undefined. Inherited names such as `constructor` don't count. */
export function memberOf(value: JsonObject, key: string): Json | undefined {
  if (isMap(value)) return value.get(key);
  const found = value[key];
  // What an object inherits is a function, or stands under this name.
  if (typeof found !== 'function' && key !== '__proto__') return found;
  return Object.hasOwn(value, key) ? found : undefined;
}

/** The member when `value` is an object, else undefined. */
export function lookUp(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) ? memberOf(value, key) : undefined;
}

/** An object with its keys in this order; the last of equal keys wins and keeps the first's place. */
export function makeObject(entries: readonly (readonly [string, Json])[]): JsonObject {
  if (entries.some(([key]) => isIndexKey(key))) return new Map(entries);
  const object: { [key: string]: Json } = {};
  for (const [key, value] of entries) setMember(object, key, value);
  return object;
}

/** The object with other values under keys that it has; the others stay, and so does the order. */
export function withValues(
  object: JsonObject,
  members: readonly { readonly key: string; readonly value: Json }[],
): JsonObject {
  if (isMap(object)) return new Map([...object, ...members.map(({ key, value }) => [key, value] as const)]);
  const copy = { ...object };
  for (const { key, value } of members) setMember(copy, key, value);
  return copy;
}

/** Assigns an own member even where the key is `__proto__`. */
export function setMember(object: { [key: string]: Json }, key: string, value: Json): void {
  if (key === '__proto__') {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}

/** Keys like these are moved to the front by a plain object. */
export function isIndexKey(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= 48 && first <= 57 && /^(?:0|[1-9]\d{0,9})$/.test(key);
}

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export function typeOf(value: Json): JsonType {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number' || isExactNumber(value)) return 'number';
  if (typeof value === 'string') return 'string';
  return isArray(value) ? 'array' : 'object';
}

export function isScalar(value: Json): value is null | boolean | number | string | ExactNumber {
  return value === null || typeof value !== 'object' || isExactNumber(value);
}

/** Same type, same number text, same keys in the same order. */
export function isEqual(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return Object.is(a, b);
  if (isExactNumber(a) || isExactNumber(b)) return isExactNumber(a) && isExactNumber(b) && a.text === b.text;
  if (isArray(a) || isArray(b)) {
    if (!isArray(a) || !isArray(b) || a.length !== b.length) return false;
    return a.every((element, index) => isEqual(element, b[index] ?? null));
  }
  const left = entriesOf(a);
  const right = entriesOf(b);
  if (left.length !== right.length) return false;
  return left.every(([key, value], index) => {
    const other = right[index];
    return other !== undefined && other[0] === key && isEqual(value, other[1]);
  });
}
