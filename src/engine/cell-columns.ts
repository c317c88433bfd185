import { type Json, type RowMembers, utf8Length } from '../core/index.ts';
import { isFirmSeam, type TokenCounter } from '../tokens/index.ts';
import { isSameValue, type RowColumns } from './row-columns.ts';

/** What the cells of one or some neighbouring keys add to a text. Cells are cut at their first and last safe seam. */
export interface CellColumn {
  readonly id: number;
  readonly values: readonly (readonly Json[])[];
  readonly heads: string[];
  readonly tails: string[];
  /** Tokens between head and tail. */
  readonly tokens: number[];
  /** Of all of the cell. */
  readonly bytes: number[];
  /** A cell without a seam: its tokens depend on both its neighbours. */
  hasSolid: boolean;
}

/** Cells at a step. */
const cellsAtOnce = 500;
/** Short texts that are remembered. */
const textLimit = 100_000;
/** Columns of one name, such as a field before and after redaction. */
const variantLimit = 3;
const columnsToSpare = 20;

/** The cells of one layout, counted once for each list of values. */
export class CellColumns {
  readonly #counter: TokenCounter;
  readonly #members: RowMembers;
  /** The one that was used last comes first. */
  readonly #variants = new Map<string, readonly CellColumn[]>();
  readonly #texts = new Map<string, string>();
  #lastId = 0;

  constructor(counter: TokenCounter, members: RowMembers) {
    this.#counter = counter;
    this.#members = members;
  }

  /** The cells of the keys from `start` to `end` as one; some at a step. */
  *column(found: RowColumns, start: number, end: number, rows: number): Generator<null, CellColumn> {
    const keys = found.keys.slice(start, end);
    const values = found.values.slice(start, end);
    const name = JSON.stringify(keys);
    const variants = this.#variants.get(name) ?? [];
    const known = variants.find((variant) => variant.values.every((list, index) => list === values[index]));
    const column = known ?? this.#newColumn(values, variants[0]?.hasSolid ?? false);
    this.#variants.set(name, [column, ...variants.filter((variant) => variant !== column)].slice(0, variantLimit));
    const alike = known === undefined ? variants[0] : undefined;
    const { between, write } = this.#members;
    for (let row = column.heads.length; row < rows; row++) {
      const same = alike === undefined ? null : findRow(alike, values, row, found.order);
      if (alike !== undefined && same !== null) {
        column.heads.push(alike.heads[same] ?? '');
        column.tails.push(alike.tails[same] ?? '');
        column.tokens.push(alike.tokens[same] ?? 0);
        column.bytes.push(alike.bytes[same] ?? 0);
        continue;
      }
      let text = '';
      for (const [index, key] of keys.entries())
        text += (index === 0 ? '' : between) + write(key, values[index]?.[row]);
      this.#add(column, text);
      if (row % cellsAtOnce === 0) yield null;
    }
    return column;
  }

  /** Drops columns of names that were tried and left. */
  forget(used: readonly CellColumn[]): void {
    if (this.#variants.size <= 3 * used.length + columnsToSpare) return;
    for (const [name, variants] of this.#variants)
      if (!variants.some((variant) => used.includes(variant))) this.#variants.delete(name);
  }

  #newColumn(values: readonly (readonly Json[])[], hasSolid: boolean): CellColumn {
    return { id: ++this.#lastId, values, heads: [], tails: [], tokens: [], bytes: [], hasSolid };
  }

  #add(column: CellColumn, text: string): void {
    let from = 1;
    while (from <= text.length && !isFirmSeam(text, from)) from++;
    let to = text.length;
    while (to > from && !isFirmSeam(text, to)) to--;
    const isSolid = from > text.length;
    column.heads.push(this.#keep(isSolid ? text : text.slice(0, from)));
    column.tails.push(this.#keep(isSolid ? text : text.slice(to)));
    column.tokens.push(to > from ? this.#counter.count(text.slice(from, to)) : 0);
    column.bytes.push(utf8Length(text));
    column.hasSolid ||= isSolid;
  }

  /** One string for all that are equal. */
  #keep(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (this.#texts.size < textLimit) this.#texts.set(text, text);
    return text;
  }
}

/** The row of a column that has the values of `row`; null where it is not the one that it was. */
function findRow(
  { values: known, heads }: CellColumn,
  values: CellColumn['values'],
  row: number,
  order: RowColumns['order'],
): number | null {
  const at = order?.[row] ?? row;
  if (at >= heads.length) return null;
  return known.every((list, index) => isSameValue(list[at], values[index]?.[row] ?? null)) ? at : null;
}
