import { type FormatOptions, formats, type Json, type RowsPart } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import { CellCounts, type RowsCount } from './cell-counts.ts';
import type { CountRows } from './count-layout.ts';
import { ColumnLists, type RowColumns } from './row-columns.ts';

/** Fewer rows are counted before anyone looks. */
const manyRows = 200;
const tableLimit = 40;

/** What is known of an output's rows by their cells, for each layout that they were counted in. */
export class RowCounts {
  readonly #tables = new Map<string, CellCounts>();
  readonly #lists = new ColumnLists();
  readonly #columns = new WeakMap<readonly Json[], RowColumns | null>();

  /** For rows in a format. Without `isPreparing` only what is known serves. */
  by(format: string, options: FormatOptions, counter: TokenCounter, isPreparing = false): CountRows {
    const layout = nameLayout(format, options);
    return (part) => this.#count(part, layout, counter, isPreparing);
  }

  *#count(
    { rows, separator, members }: RowsPart,
    layout: readonly unknown[],
    counter: TokenCounter,
    isPreparing: boolean,
  ): Generator<null, RowsCount | null> {
    if (members === null || rows.length < manyRows) return null;
    const { open, between, close, columns } = members;
    const name = JSON.stringify([layout, separator, open, between, close]);
    const known = this.#tables.get(name);
    if (known === undefined && !isPreparing) return null;
    const table = known ?? new CellCounts(counter, separator, members);
    const found = this.#columnsOf(rows);
    if (found === null || (columns !== null && columns.join('\n') !== found.keys.join('\n'))) return null;
    // The one that is used goes to the end.
    this.#tables.delete(name);
    this.#tables.set(name, table);
    for (const oldest of this.#tables.keys()) {
      if (this.#tables.size <= tableLimit) break;
      this.#tables.delete(oldest);
    }
    if (isPreparing) yield* table.prepare(found, rows.length);
    return yield* table.count(found, rows.length);
  }

  #columnsOf(rows: readonly Json[]): RowColumns | null {
    const known = this.#columns.get(rows);
    if (known !== undefined) return known;
    const columns = this.#lists.columns(rows);
    this.#columns.set(rows, columns);
    return columns;
  }
}

/** A format with all of its options: it writes the same rows alike, wherever they stand. */
function nameLayout(id: string, options: FormatOptions): readonly unknown[] {
  const { defaults = {} } = formats.find((format) => format.id === id) ?? {};
  const all: FormatOptions = { ...defaults, ...options };
  return [id, ...Object.keys(defaults).map((option) => all[option] ?? null)];
}
