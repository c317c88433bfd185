import type { Json } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, memberOf } from '../value.ts';
import { writeJson } from '../write-json.ts';

export interface Table {
  readonly columns: readonly string[];
  /** Undefined where a row has no such member. */
  readonly rows: readonly (readonly (Json | undefined)[])[];
}

/** A value as rows and columns: the columns are the union over all rows, in the order first met. */
export function toTable(value: Json): Table {
  const records = isArray(value) ? value : [value];
  if (!records.some(isObject)) return { columns: ['value'], rows: records.map((record) => [record]) };
  const columns = new Set<string>();
  let hasOther = false;
  for (const record of records) {
    if (isObject(record)) for (const [key] of entriesOf(record)) columns.add(key);
    else hasOther = true;
  }
  const names = [...columns];
  const extra = hasOther ? [freeName('value', columns)] : [];
  const rows = records.map((record) =>
    isObject(record) ? names.map((name) => memberOf(record, name)) : [...names.map(() => undefined), record],
  );
  return { columns: [...names, ...extra], rows };
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
