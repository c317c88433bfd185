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
    // Null as long as the column is as it was last.
    const columns = keys.map((): Json[] | null => null);
    for (const [at, row] of rows.entries()) {
      if (!isPlain(row)) return null;
      let index = 0;
      for (const key in row) {
        if (key !== keys[index]) return null;
        const value = row[key] ?? null;
        const column = columns[index];
        if (column) column.push(value);
        else if (!isSameValue(last[index]?.[at], value)) columns[index] = [...(last[index] ?? []).slice(0, at), value];
        index++;
      }
      if (index !== keys.length) return null;
    }
    const isKnown = columns.every((column) => column === null);
    const order = isKnown ? null : this.#orderOf(rows);
    this.#seen = [rows, ...this.#seen].slice(0, seenLimit);
    return { keys, values: keys.map((key, index) => this.#same(key, columns[index] ?? last[index] ?? [])), order };
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
