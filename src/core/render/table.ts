import type { Json } from '../model.ts';
import { isArray, isExactNumber, isObject, keysOf, memberOf } from '../value.ts';
import { writeJson } from '../write-json.ts';

export interface Table {
  readonly columns: readonly string[];
  readonly records: readonly Json[];
  /** Whether there are records that are no objects. */
  readonly isRagged: boolean;
  /** A record's cells; undefined where it has no such member. */
  cellsOf(record: Json): readonly (Json | undefined)[];
}

/** A value as rows and columns: the columns are the union over all rows, in the order first met. */
export function toTable(value: Json): Table {
  const records = isArray(value) ? value : [value];
  if (!records.some(isObject)) return { columns: ['value'], records, isRagged: true, cellsOf: (record) => [record] };
  const columns = new Set<string>();
  let hasOther = false;
  for (const record of records) {
    if (isObject(record)) for (const key of keysOf(record)) columns.add(key);
    else hasOther = true;
  }
  const names = [...columns];
  const cellsOf = (record: Json) => names.map((name) => (isObject(record) ? memberOf(record, name) : undefined));
  if (!hasOther) return { columns: names, records, isRagged: false, cellsOf };
  return {
    columns: [...names, freeName('value', columns)],
    records,
    isRagged: true,
    cellsOf: (record) => [...cellsOf(record), isObject(record) ? undefined : record],
  };
}

/** Cells with a separator between them. */
export function joinCells(
  cells: readonly (Json | undefined)[],
  separator: string,
  write: (cell: Json | undefined) => string,
): string {
  let text = '';
  for (const [index, cell] of cells.entries()) text += `${index === 0 ? '' : separator}${write(cell)}`;
  return text;
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
