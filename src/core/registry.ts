/** The descriptor with this id. Throws when there is none: ids come from our own lists. */
export function find<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((item) => item.id === id);
  if (found === undefined) throw new Error(`Unknown id "${id}"; known: ${list.map((item) => item.id).join(', ')}`);
  return found;
}
