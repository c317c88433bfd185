/** As `push(...items)`, for more items than the stack can hold. */
export function appendAll<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
