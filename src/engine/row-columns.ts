import type { Json } from '../core/index.ts';

/** The members of rows by key, for rows that all have the same keys in the same order. */
export interface RowColumns {
  readonly keys: readonly string[];
  /** A list by key, of at least as many values as there are rows; the same list where no value has changed. */
  readonly values: ReadonlyMap<string, readonly Json[]>;
}

/** Null where the rows differ in their keys, or are no plain objects. */
export function toColumns(rows: readonly Json[], previous: RowColumns | null): RowColumns | null {
  const first = rows[0];
  if (!isPlain(first)) return null;
  const keys = Object.keys(first);
  const columns = keys.map((): Json[] => []);
  for (const row of rows) {
    if (!isPlain(row)) return null;
    let index = 0;
    for (const key in row) {
      if (key !== keys[index]) return null;
      columns[index++]?.push(row[key] ?? null);
    }
    if (index !== keys.length) return null;
  }
  const values = new Map<string, readonly Json[]>(previous?.values);
  for (const [index, key] of keys.entries()) {
    const column = columns[index] ?? [];
    const known = previous?.values.get(key);
    if (known === undefined || !startsWith(known, column)) values.set(key, column);
  }
  return { keys, values };
}

function isPlain(row: Json | undefined): row is { readonly [key: string]: Json } {
  return typeof row === 'object' && row !== null && Object.getPrototypeOf(row) === Object.prototype;
}

function startsWith(column: readonly Json[], values: readonly Json[]): boolean {
  if (column.length < values.length) return false;
  for (let at = 0; at < values.length; at++) if (column[at] !== values[at]) return false;
  return true;
}
