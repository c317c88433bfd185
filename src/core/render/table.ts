import type { Json } from '../model.ts';
import { isArray, isExactNumber, isObject, keysOf, lookUp } from '../value.ts';
import { writeJson } from '../write-json.ts';

export interface Table {
  readonly columns: readonly string[];
  readonly records: readonly Json[];
  /** Whether there are records that are no objects. */
  readonly isRagged: boolean;
  /** A record's cell in a column; undefined where it has no such member. */
  cellAt(record: Json, column: number): Json | undefined;
}

/** A value as rows and columns: the columns are the union over all rows, in the order first met. */
export function toTable(value: Json): Table {
  const records = isArray(value) ? value : [value];
  if (!records.some(isObject)) return { columns: ['value'], records, isRagged: true, cellAt: (record) => record };
  const columns = new Set<string>();
  let hasOther = false;
  for (const record of records) {
    if (isObject(record)) for (const key of keysOf(record)) columns.add(key);
    else hasOther = true;
  }
  const names = [...columns];
  const cellAt = (record: Json, column: number) => lookUp(record, names[column] ?? '');
  if (!hasOther) return { columns: names, records, isRagged: false, cellAt };
  return {
    columns: [...names, freeName('value', columns)],
    records,
    isRagged: true,
    cellAt: (record, column) => {
      if (column < names.length) return cellAt(record, column);
      return isObject(record) ? undefined : record;
    },
  };
}

/** A record's cells with a separator between them. */
export function joinCells(
  { columns, cellAt }: Table,
  record: Json,
  separator: string,
  write: (cell: Json | undefined) => string,
): string {
  let text = write(cellAt(record, 0));
  for (let column = 1; column < columns.length; column++) text += separator + write(cellAt(record, column));
  return text;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? freeName(`${name}_`, taken) : name;
}

/** A cell's text: nested values are compact JSON. */
export function cellText(value: Json | undefined, nullToken: string): string {
  if (typeof value === 'string') return value;
  if (value === undefined) return '';
  if (value === null) return nullToken;
  if (typeof value !== 'object') return String(value);
  return isExactNumber(value) ? value.text : writeJson(value);
}
