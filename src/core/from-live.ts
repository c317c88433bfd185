import type { Json } from './model.ts';
import { maxDepth } from './strict-json.ts';
import { ExactNumberValue, isExactNumber, makeObject, numberFromText } from './value.ts';

/**
 * The value that a live JavaScript value stands for. Dates become ISO 8601, big integers keep every digit, members that
 * are undefined or functions are left out (null in lists), a cycle becomes "[circular]", errors give name, message and
 * cause, a Map an object, a Set a list, NaN and the infinities their names, anything with `toJSON` what that returns.
 */
export function fromLive(value: unknown): Json {
  return readLive(value, []) ?? null;
}

function readLive(value: unknown, parents: readonly object[]): Json | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? (Object.is(value, -0) ? new ExactNumberValue('-0') : value) : String(value);
    case 'bigint':
      return numberFromText(String(value));
    case 'object':
      return value === null ? null : readObject(value, parents);
    default:
      return undefined;
  }
}

function readObject(value: object, parents: readonly object[]): Json | undefined {
  if (isExactNumber(value)) return value;
  if (parents.includes(value)) return '[circular]';
  if (parents.length >= maxDepth) return '[nested too deeply]';
  const inside = [...parents, value];
  try {
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
    if (Array.isArray(value)) return value.map((element) => readLive(element, inside) ?? null);
    if (value instanceof Set) return [...value].map((element) => readLive(element, inside) ?? null);
    if (value instanceof Map) return readMembers([...value], inside);
    if (value instanceof Error) {
      return readMembers(
        [['name', value.name], ['message', value.message], ...Object.entries(value), ['cause', value.cause]],
        inside,
      );
    }
    if ('toJSON' in value && typeof value.toJSON === 'function') return readLive(value.toJSON(), inside);
    if (value instanceof RegExp || value instanceof Number || value instanceof String || value instanceof Boolean) {
      return readLive(value instanceof RegExp ? String(value) : value.valueOf(), inside);
    }
    return readMembers(Object.entries(value), inside);
  } catch {
    return '[unreadable]';
  }
}

function readMembers(members: readonly (readonly [unknown, unknown])[], parents: readonly object[]): Json {
  const entries: [string, Json][] = [];
  for (const [key, member] of members) {
    const read = readLive(member, parents);
    if (read !== undefined) entries.push([String(key), read]);
  }
  return makeObject(entries);
}
