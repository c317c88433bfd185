/** UTF-16 units that are written without a pause. */
const partLength = 16_384;

/** Texts of elements with a separator between them, some elements a part. */
export function* inParts<T>(
  elements: readonly T[],
  separator: string,
  write: (element: T) => string,
): Generator<string> {
  let texts: string[] = [];
  let length = 0;
  for (const [index, element] of elements.entries()) {
    const text = index === 0 ? write(element) : separator + write(element);
    texts.push(text);
    length += text.length;
    if (length < partLength) continue;
    // Joined now: strings put together by `+` are copied when they are read, all of them at once.
    yield texts.join('');
    texts = [];
    length = 0;
  }
  if (length > 0) yield texts.join('');
}
