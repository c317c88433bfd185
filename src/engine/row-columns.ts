import { isEqual, type Json } from '../core/index.ts';

/** The members of rows by key, for rows that all have the same keys in the same order. */
export interface RowColumns {
  readonly keys: readonly string[];
  /** In the order of the keys; each of at least as many values as there are rows. */
  readonly values: readonly (readonly Json[])[];
  /** Where each row stood among rows that were seen before, if they are the same ones in another order. */
  readonly order: readonly (number | undefined)[] | null;
}

/** Lists of one key, such as a field before and after redaction. */
const variantLimit = 3;
/** Rows whose order is looked at: those of a stage before the last one too. */
const seenLimit = 3;
/** Names that somebody types are new with every letter. */
const keyLimit = 200;

/** Takes rows apart into columns, and gives the same list where the values are the same as before. */
export class ColumnLists {
  /** The list that was used last comes first. */
  readonly #known = new Map<string, readonly (readonly Json[])[]>();
  #seen: readonly (readonly Json[])[] = [];

  /** Null where the rows differ in their keys, or are no plain objects. */
  columns(rows: readonly Json[]): RowColumns | null {
    const first = rows[0];
    if (!isPlain(first)) return null;
    const keys = Object.keys(first);
    const last = keys.map((key) => this.#known.get(key)?.[0] ?? []);
    const isKnown = rows.every((row, at) => standsIn(row, at, keys, last));
    const columns = isKnown ? last : takeApart(rows, keys);
    if (columns === null) return null;
    const order = isKnown ? null : this.#orderOf(rows);
    this.#seen = [rows, ...this.#seen].slice(0, seenLimit);
    return { keys, values: keys.map((key, index) => this.#same(key, columns[index] ?? [])), order };
  }

  #orderOf(rows: readonly Json[]): RowColumns['order'] {
    const seen = this.#seen.find((before) => before.includes(rows[0] ?? null));
    if (seen === undefined) return null;
    const places = new Map(seen.map((row, index) => [row, index]));
    return rows.map((row) => places.get(row));
  }

  #same(key: string, column: readonly Json[]): readonly Json[] {
    const variants = this.#known.get(key) ?? [];
    const same = variants.find((variant) => startsWith(variant, column)) ?? column;
    this.#known.delete(key);
    this.#known.set(key, [same, ...variants.filter((variant) => variant !== same)].slice(0, variantLimit));
    const [oldest] = this.#known.keys();
    if (this.#known.size > keyLimit && oldest !== undefined) this.#known.delete(oldest);
    return same;
  }
}

/** Whether a row's members are those that stand in the columns. */
function standsIn(row: Json, at: number, keys: readonly string[], columns: RowColumns['values']): boolean {
  if (!isPlain(row)) return false;
  let index = 0;
  for (const key in row) {
    if (key !== keys[index] || !isSameValue(columns[index]?.[at], row[key] ?? null)) return false;
    index++;
  }
  return index === keys.length;
}

/** Null where a row's keys are others, or in another order. */
function takeApart(rows: readonly Json[], keys: readonly string[]): RowColumns['values'] | null {
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
  return columns;
}

function isPlain(row: Json | undefined): row is { readonly [key: string]: Json } {
  return typeof row === 'object' && row !== null && Object.getPrototypeOf(row) === Object.prototype;
}

function startsWith(column: readonly Json[], values: readonly Json[]): boolean {
  if (column === values) return true;
  if (column.length < values.length) return false;
  return values.every((value, at) => isSameValue(column[at], value));
}

export function isSameValue(known: Json | undefined, value: Json): boolean {
  return known === value || (known !== undefined && isEqual(known, value));
}
