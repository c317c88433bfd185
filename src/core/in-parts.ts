import type { TextPart } from './model.ts';

/** UTF-16 units that are written without a pause. */
const partLength = 16_384;

/** The text that is laid out, some rows a part, so that work on a long text can pause between them. */
export function* textParts(layout: Iterable<TextPart>): Generator<string> {
  for (const part of layout) {
    if (typeof part === 'string') yield part;
    else yield* inParts(part.rows, part.separator, part.write);
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
