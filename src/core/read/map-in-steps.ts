/** Elements that are taken without a pause: a millisecond or a few. */
const elementsAtOnce = 2000;

/** As `map`, many elements at a step. */
export function* mapInSteps<T, R>(elements: readonly T[], map: (element: T) => R): Generator<null, R[]> {
  const mapped: R[] = [];
  for (const element of elements) {
    mapped.push(map(element));
    if (mapped.length % elementsAtOnce === 0) yield null;
  }
  return mapped;
}
