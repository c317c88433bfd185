import type { Json } from './model.ts';
import { isArray } from './value.ts';

/** Rows in a value: a list's elements; any other value is one. */
export function countRows(value: Json): number {
  return isArray(value) ? value.length : 1;
}

export function rowsOf(value: Json): readonly Json[] {
  return isArray(value) ? value : [value];
}
