import type { Json, SortKey } from '../model.ts';
import { showPath, valueAt } from '../path.ts';
import { isExactNumber, isScalar } from '../value.ts';

/** Sorts stably; numbers and numeric text by value, other text by UTF-16 units, missing and null values last. */
export function sortRows(rows: readonly Json[], keys: readonly SortKey[]): readonly Json[] {
  if (keys.length === 0) return rows;
  const keyed = rows.map((row) => ({ row, values: keys.map((key) => sortable(valueAt(row, key.path))) }));
  keyed.sort((a, b) => {
    for (const [index, key] of keys.entries()) {
      const order = compare(a.values[index] ?? null, b.values[index] ?? null, key.direction === 'desc');
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

/** Such as `updated_at desc, id asc`. */
export function showSort(keys: readonly SortKey[]): string {
  return keys.map((key) => `${showPath(key.path)} ${key.direction}`).join(', ');
}

function sortable(value: Json | undefined): number | string | null {
  if (value === undefined || value === null || value === '' || !isScalar(value)) return null;
  if (typeof value === 'string') return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  return isExactNumber(value) ? Number(value) : Number(value);
}

function compare(a: number | string | null, b: number | string | null, isDescending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const isNumeric = typeof a === 'number' && typeof b === 'number';
  const left = isNumeric ? a : String(a);
  const right = isNumeric ? b : String(b);
  if (left === right) return 0;
  return left < right === isDescending ? 1 : -1;
}
