import type { Json } from '../../model.ts';
import { entriesOf, isArray, isObject, makeObject } from '../../value.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

/** Drops every member whose key fits one of the patterns, at any depth; `*` stands for any characters. */
export const dropKeysTransform: ValueTransform = {
  id: 'drop-keys',
  of: 'value',
  defaults: { keys: '*_url, node_id' },
  choices: {},
  suits: ({ path }) => path.length === 0,
  change(value, { keys }) {
    const patterns = String(keys)
      .split(',')
      .map((pattern) => pattern.trim())
      .filter((pattern) => pattern !== '')
      .map((pattern) => pattern.split('*'));
    return patterns.length === 0
      ? value
      : withoutKeys(value, (key) => patterns.some((parts) => fitsPattern(key, parts)));
  },
};

function withoutKeys(value: Json, isDropped: (key: string) => boolean): Json {
  if (isArray(value)) return value.map((element) => withoutKeys(element, isDropped));
  if (!isObject(value)) return value;
  const kept = entriesOf(value).filter(([key]) => !isDropped(key));
  return makeObject(kept.map(([key, member]) => [key, withoutKeys(member, isDropped)]));
}

/** The parts between the stars, in their order. */
function fitsPattern(key: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return key === first;
  if (!key.startsWith(first) || key.length < first.length + last.length || !key.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = key.indexOf(part, at);
    if (found < 0 || found + part.length > key.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

export const examples = [
  {
    rows: '[{"id":1,"node_id":"x","html_url":"u","user":{"name":"Ann","avatar_url":"v","urls":1}}]',
    path: [],
    gives: '[{"id":1,"user":{"name":"Ann","urls":1}}]',
  },
  { rows: '[{"ab":1,"aXb":2,"axxb":3,"ba":4}]', path: [], options: { keys: 'a*b' }, gives: '[{"ba":4}]' },
  { rows: '[{"id":1}]', path: [], options: { keys: '' }, gives: '[{"id":1}]' },
] as const satisfies readonly TransformExample[];
