/** UTF-16 units that are written without a pause. */
const partLength = 16_384;

/** Texts of elements with a separator between them, some elements a part. */
export function* inParts<T>(
  elements: readonly T[],
  separator: string,
  write: (element: T) => string,
): Generator<string> {
  let part = '';
  for (let index = 0; index < elements.length; index++) {
    if (index > 0) part += separator;
    part += write(elements[index] as T);
    if (part.length < partLength) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}
