import type { Json } from '../model.ts';
import { isArray, isExactNumber, isObject, keysOf, memberOf } from '../value.ts';
import { writeJson } from '../write-json.ts';

export interface Table {
  readonly columns: readonly string[];
  readonly records: readonly Json[];
  /** A record's cells; undefined where it has no such member. */
  cellsOf(record: Json): readonly (Json | undefined)[];
}

/** A value as rows and columns: the columns are the union over all rows, in the order first met. */
export function toTable(value: Json): Table {
  const records = isArray(value) ? value : [value];
  if (!records.some(isObject)) return { columns: ['value'], records, cellsOf: (record) => [record] };
  const columns = new Set<string>();
  let hasOther = false;
  for (const record of records) {
    if (isObject(record)) for (const key of keysOf(record)) columns.add(key);
    else hasOther = true;
  }
  const names = [...columns];
  const cellsOf = (record: Json) => names.map((name) => (isObject(record) ? memberOf(record, name) : undefined));
  if (!hasOther) return { columns: names, records, cellsOf };
  return {
    columns: [...names, freeName('value', columns)],
    records,
    cellsOf: (record) => [...cellsOf(record), isObject(record) ? undefined : record],
  };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}_`, taken) : name;
}

/** A cell's text: nested values are compact JSON. */
export function cellText(value: Json | undefined, nullToken: string): string {
  if (value === undefined) return '';
  if (value === null) return nullToken;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  return isExactNumber(value) ? value.text : writeJson(value);
}
