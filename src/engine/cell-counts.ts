import { type RowMembers, utf8Length } from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import { type CellColumn, CellColumns } from './cell-columns.ts';
import type { RowColumns } from './row-columns.ts';

/** What rows add to a text between the first one's head and the last one's tail. */
export interface RowsCount {
  readonly tokens: number;
  readonly bytes: number;
  readonly head: string;
  readonly tail: string;
}

/** Short texts that are remembered. */
const textLimit = 100_000;
const jointsToSpare = 20;

/**
 * Counts rows of one layout by their cells: what a field adds is counted once, and a text with other fields or fewer
 * rows is a sum. Only where cells meet that did not before is something counted anew.
 */
export class CellCounts {
  readonly #counter: TokenCounter;
  readonly #separator: string;
  readonly #members: RowMembers;
  readonly #columns: CellColumns;
  /** Tokens of what stands between two columns of a row, or of two rows, by their ids. */
  readonly #joints = new Map<string, number[]>();
  readonly #sums = new WeakMap<readonly number[], { readonly rows: number; readonly total: number }>();
  readonly #known = new Map<string, number>();

  constructor(counter: TokenCounter, separator: string, members: RowMembers) {
    this.#counter = counter;
    this.#separator = separator;
    this.#members = members;
    this.#columns = new CellColumns(counter, members);
  }

  /** Counts each cell for itself too, for the time when a field beside it is dropped. */
  *prepare(found: RowColumns, rows: number): Generator<null, void> {
    for (const index of found.keys.keys()) yield* this.#columns.column(found, index, index + 1, rows);
  }

  /** Null where a row has no safe seam, so that no part of it counts for itself. */
  *count(found: RowColumns, rows: number): Generator<null, RowsCount | null> {
    const columns = yield* this.#solidFree(found, rows);
    const first = columns?.[0];
    const last = columns?.at(-1);
    if (columns === null || first === undefined || last === undefined) return null;
    const { open, between, close } = this.#members;
    let tokens = 0;
    const head = open + (first.heads[0] ?? '');
    const tail = (last.tails[rows - 1] ?? '') + close;
    let bytes = rows * (utf8Length(open) + utf8Length(close) + utf8Length(between) * (columns.length - 1));
    bytes += (rows - 1) * utf8Length(this.#separator) - utf8Length(head) - utf8Length(tail);
    for (const [index, column] of columns.entries()) {
      tokens += this.#sum(column.tokens, rows);
      bytes += this.#sum(column.bytes, rows);
      const next = columns[index + 1];
      if (next !== undefined) tokens += this.#sum(this.#joint(column, next, between, rows, 0), rows);
      yield null;
    }
    tokens += this.#sum(this.#joint(last, first, close + this.#separator + open, rows - 1, 1), rows - 1);
    this.#columns.forget(columns);
    for (const oldest of this.#joints.keys()) {
      if (this.#joints.size <= 3 * columns.length + jointsToSpare) break;
      this.#joints.delete(oldest);
    }
    return { tokens, bytes, head, tail };
  }

  /** Columns none of which has a solid cell: such a one is counted together with its neighbour. */
  *#solidFree(found: RowColumns, rows: number): Generator<null, readonly CellColumn[] | null> {
    const columns: CellColumn[] = [];
    const { length } = found.keys;
    let start = 0;
    for (let end = 1; end <= length; end++) {
      const column = yield* this.#columns.column(found, start, end, rows);
      if (column.hasSolid) continue;
      columns.push(column);
      start = end;
    }
    if (start === length) return columns;
    // What is left at the end joins what stands before it.
    for (let last = columns.pop(); last !== undefined; last = columns.pop()) {
      start -= last.values.length;
      const column = yield* this.#columns.column(found, start, length, rows);
      if (!column.hasSolid) return [...columns, column];
    }
    return null;
  }

  /** Tokens between the cells of `left` and those `shift` rows further of `right`. */
  #joint(left: CellColumn, right: CellColumn, between: string, rows: number, shift: number): readonly number[] {
    const name = `${left.id} ${right.id} ${shift}`;
    const joint = this.#joints.get(name) ?? [];
    // The one that is used goes to the end.
    this.#joints.delete(name);
    this.#joints.set(name, joint);
    let tail: string | undefined;
    let head: string | undefined;
    let tokens = 0;
    for (let row = joint.length; row < rows; row++) {
      // Most are as the last one was.
      if (tail !== left.tails[row] || head !== right.heads[row + shift]) {
        tail = left.tails[row] ?? '';
        head = right.heads[row + shift] ?? '';
        tokens = this.#countJoint(tail + between + head);
      }
      joint.push(tokens);
    }
    return joint;
  }

  #sum(counts: readonly number[], rows: number): number {
    const known = this.#sums.get(counts);
    if (known?.rows === rows) return known.total;
    let total = 0;
    for (let row = 0; row < rows; row++) total += counts[row] ?? 0;
    this.#sums.set(counts, { rows, total });
    return total;
  }

  #countJoint(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const tokens = this.#counter.count(text);
    if (this.#known.size < textLimit) this.#known.set(text, tokens);
    return tokens;
  }
}
