import type { Json } from '../model.ts';
import { showRanges } from '../show-ranges.ts';
import { resultWords } from '../words/en.ts';

/** Which of many rows are kept. */
export type RowChoice = 'first' | 'last' | 'ends' | 'spread';

/** Indexes of the rows that stay, in their order; `pinned` ones stay in any case, beside the others. */
export function chooseRows(
  count: number,
  most: number,
  choice: RowChoice,
  offset: number,
  pinned: ReadonlySet<number>,
): readonly number[] {
  if (count <= most && offset === 0) return Array.from({ length: count }, (_, index) => index);
  const chosen = new Set(pinned);
  for (const index of wantedRows(count, most, choice, offset)) {
    if (chosen.size >= most) break;
    chosen.add(index);
  }
  return [...chosen].sort((a, b) => a - b);
}

/** As many as may be kept, the most wanted first. */
function wantedRows(count: number, most: number, choice: RowChoice, offset: number): readonly number[] {
  const start = Math.min(offset, count);
  const size = Math.min(most, count - start);
  const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
  switch (choice) {
    case 'first':
      return range(start, size);
    case 'last':
      return range(count - size, size);
    case 'ends': {
      const head = Math.ceil(size / 2);
      return [...range(start, head), ...range(count - (size - head), size - head)];
    }
    case 'spread':
      if (size <= 1) return range(start, size);
      return range(0, size).map((index) => start + Math.round((index * (count - start - 1)) / (size - 1)));
  }
}

export function takeRows(rows: readonly Json[], indexes: readonly number[]): readonly Json[] {
  if (indexes.length === rows.length) return rows;
  return indexes.map((index) => rows[index] ?? null);
}

/** Such as `1–10, 41–50` from 1; how many rows there are decides nothing where they are spread. */
export function showChosen(indexes: readonly number[], choice: RowChoice): string {
  const first = indexes[0];
  if (first === undefined) return '';
  if (choice === 'spread') return resultWords.rowsSpread(first + 1, (indexes.at(-1) ?? first) + 1);
  return showRanges(indexes);
}
