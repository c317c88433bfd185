import type { Json } from '../../model.ts';
import { entriesOf, isArray, isObject, makeObject, sizeOf } from '../../value.ts';
import type { RowsTransform, TransformExample } from './transform.ts';

/** Drops the fields that hold nothing in any row: null, empty text, an empty list or object. */
export const dropEmptyTransform: RowsTransform = {
  id: 'drop-empty',
  of: 'rows',
  needsMeta: false,
  defaults: {},
  choices: {},
  suits: ({ path }) => path.length === 0,
  changeRows(rows) {
    if (rows.length < fewestRowsToTell) return null;
    const filled = new Set<string>();
    const met = new Set<string>();
    for (const row of rows) noteFilled(row, '', filled, met);
    if (filled.size === met.size) return null;
    return { rows: rows.map((row) => withoutEmpty(row, '', filled)) };
  },
};

/** In fewer rows, nothing may be what they have to say. */
const fewestRowsToTell = 3;

function noteFilled(value: Json, at: string, filled: Set<string>, met: Set<string>): boolean {
  if (isObject(value)) {
    let isFilled = false;
    for (const [key, member] of entriesOf(value)) {
      const place = `${at}.${JSON.stringify(key)}`;
      met.add(place);
      if (!noteFilled(member, place, filled, met)) continue;
      filled.add(place);
      isFilled = true;
    }
    return isFilled;
  }
  return value !== null && value !== '' && !(isArray(value) && value.length === 0);
}

function withoutEmpty(value: Json, at: string, filled: ReadonlySet<string>): Json {
  if (!isObject(value) || sizeOf(value) === 0) return value;
  const kept = entriesOf(value).flatMap(([key, member]): [string, Json][] => {
    const place = `${at}.${JSON.stringify(key)}`;
    return filled.has(place) ? [[key, withoutEmpty(member, place, filled)]] : [];
  });
  return makeObject(kept);
}

export const examples = [
  {
    rows: '[{"id":1,"memo":null,"x":{"a":"","b":1}},{"id":2,"memo":"","x":{"a":null,"b":2}},{"id":3}]',
    path: [],
    gives: '[{"id":1,"x":{"b":1}},{"id":2,"x":{"b":2}},{"id":3}]',
  },
  {
    rows: '[{"id":1,"memo":null},{"id":2,"memo":"paid"},{"id":3,"memo":null}]',
    path: [],
    gives: '[{"id":1,"memo":null},{"id":2,"memo":"paid"},{"id":3,"memo":null}]',
    why: 'one row has a value',
  },
  {
    rows: '[{"id":1,"memo":null},{"id":2,"memo":null}]',
    path: [],
    gives: '[{"id":1,"memo":null},{"id":2,"memo":null}]',
    why: 'two rows prove little',
  },
] as const satisfies readonly TransformExample[];
