import type { Json, TextPart } from './model.ts';

/** UTF-16 units that are written without a pause. */
const partLength = 16_384;

/** The text that is laid out, some rows a part, so that work on a long text can pause between them. */
export function* textParts(layout: Iterable<TextPart>): Generator<string> {
  for (const part of layout) {
    if (typeof part === 'string') yield part;
    else if (part.writeSome) yield* inBlocks(part.rows, part.separator, part.writeSome);
    else yield* inParts(part.rows, part.separator, part.write);
  }
}

/** Rows that are written together: short ones, as a long one may follow. */
const blockRows = 128;

/** As `inParts`, some rows at once: as many as the rows before them let expect. */
function* inBlocks(
  rows: readonly Json[],
  separator: string,
  writeSome: (rows: readonly Json[]) => string,
): Generator<string> {
  let size = 1;
  for (let start = 0; start < rows.length; ) {
    const text = writeSome(rows.slice(start, start + size));
    yield start === 0 ? text : separator + text;
    start += size;
    size = Math.max(1, Math.min(blockRows, Math.floor((size * partLength) / text.length)));
  }
}

/** Texts of elements with a separator between them, some elements a part. */
export function* inParts<T>(
  elements: readonly T[],
  separator: string,
  write: (element: T) => string,
): Generator<string> {
  let texts: string[] = [];
  let length = 0;
  let between = '';
  for (const element of elements) {
    const text = write(element);
    texts.push(between, text);
    between = separator;
    length += separator.length + text.length;
    if (length < partLength) continue;
    // Joined now: strings put together by `+` are copied when they are read, all of them at once.
    yield texts.join('');
    texts = [];
    length = 0;
  }
  if (texts.length > 0) yield texts.join('');
}
