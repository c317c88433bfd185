import { type RowsPart, type TextPart, textParts } from '../core/index.ts';
import { lastFirmSeam, type TextMeasure, type TokenCounter } from '../tokens/index.ts';
import type { RowsCount } from './cell-counts.ts';

/** Rows that may be counted, whatever is known, such as an envelope's warnings. */
const fewRows = 20;

/** Counts the rows of a part by their cells, or gives null where that can't be done. */
export type CountRows = (part: RowsPart) => Generator<null, RowsCount | null>;

/** As `countLayout`, from what is known of the rows; null where that is nothing. */
export function* countKnownRows(
  counter: TokenCounter,
  layout: Iterable<TextPart>,
  countRows: CountRows,
): Generator<null, TextMeasure | null> {
  const parts: TextPart[] = [];
  const known = new Map<RowsPart, RowsCount>();
  for (const part of layout) {
    parts.push(part);
    if (typeof part === 'string' || part.rows.length <= fewRows) continue;
    const rows = yield* countRows(part);
    if (rows === null) return null;
    known.set(part, rows);
  }
  if (known.size === 0) return null;
  return yield* countLayout(counter, parts, function* (part) {
    yield null;
    return known.get(part) ?? null;
  });
}

/** Counts a text that is laid out, without keeping any of it: exact, wherever its parts end. A part at a step. */
export function* countLayout(
  counter: TokenCounter,
  layout: Iterable<TextPart>,
  countRows: CountRows | null,
): Generator<null, TextMeasure> {
  let tokens = 0;
  let bytes = 0;
  const count = (text: string) => {
    const measured = counter.measure(text);
    tokens += measured.tokens;
    bytes += measured.bytes;
  };
  // What stands behind the last seam so far: a piece may go on in the next part.
  let rest: string[] = [];
  const add = (text: string) => {
    const seam = lastFirmSeam(text);
    if (seam > 0) {
      count(rest.join('') + text.slice(0, seam));
      rest = [];
    }
    rest.push(text.slice(seam));
  };
  for (const part of layout) {
    const rows = typeof part === 'string' || countRows === null ? null : yield* countRows(part);
    if (rows === null) {
      for (const text of textParts([part])) {
        add(text);
        yield null;
      }
      continue;
    }
    count(rest.join('') + rows.head);
    tokens += rows.tokens;
    bytes += rows.bytes;
    rest = [rows.tail];
  }
  count(rest.join(''));
  return { tokens, bytes };
}
