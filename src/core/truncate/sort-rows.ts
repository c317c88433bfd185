import type { Json, SortKey } from '../model.ts';
import { showPath, valueAt } from '../path.ts';
import { compareSortKeys, type SortKeyValue, sortKeyOf } from './sort-key.ts';

/** A row's values under the sort keys; null for what has no place in an order. */
export type SortedBy = readonly (SortKeyValue | null)[];

/** Puts rows into an order, and says which. */
export interface RowSorter {
  readonly id: string;
  sort(rows: readonly Json[], keys: readonly SortKey[]): readonly Json[];
  show(keys: readonly SortKey[]): string;
}

export const stableSorter: RowSorter = { id: 'stable', sort: sortRows, show: showSort };

export const rowSorters = [stableSorter] as const satisfies readonly RowSorter[];

/** Sorts stably, in either direction; rows without a value come last. */
export function sortRows(rows: readonly Json[], keys: readonly SortKey[]): readonly Json[] {
  if (keys.length === 0) return rows;
  const keyed = rows.map((row) => ({ row, values: sortValuesOf(row, keys) }));
  keyed.sort((a, b) => compareSorted(a.values, b.values, keys));
  return keyed.map(({ row }) => row);
}

export function sortValuesOf(row: Json, keys: readonly SortKey[]): SortedBy {
  return keys.map((key) => sortKeyOf(valueAt(row, key.path)));
}

/** Negative where the row with the values `a` comes first, 0 where neither does. */
export function compareSorted(a: SortedBy, b: SortedBy, keys: readonly SortKey[]): number {
  for (const [index, key] of keys.entries()) {
    const order = compareOrLast(a[index] ?? null, b[index] ?? null, key.direction === 'desc');
    if (order !== 0) return order;
  }
  return 0;
}

/** Such as `updated_at desc, id asc`. */
export function showSort(keys: readonly SortKey[]): string {
  return keys.map((key) => `${showPath(key.path)} ${key.direction}`).join(', ');
}

function compareOrLast(a: SortKeyValue | null, b: SortKeyValue | null, isDescending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const order = compareSortKeys(a, b);
  return isDescending ? -order : order;
}
