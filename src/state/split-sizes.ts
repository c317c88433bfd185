/** Sizes after the border behind a pane moved by some pixels: only its two neighbours change, and neither gets smaller
 * than its least, nor than it was where it is below that already. */
export function moveBorder(
  sizes: readonly number[],
  leasts: readonly number[],
  border: number,
  by: number,
): readonly number[] {
  const before = sizes[border];
  const behind = sizes[border + 1];
  if (before === undefined || behind === undefined) return sizes;
  const lowest = Math.min(0, (leasts[border] ?? 0) - before);
  const highest = Math.max(0, behind - (leasts[border + 1] ?? 0));
  const moved = Math.min(highest, Math.max(lowest, by));
  return sizes.map((size, place) => (place === border ? before + moved : place === border + 1 ? behind - moved : size));
}

/** Each size in percent of them all. */
export function toShares(sizes: readonly number[]): readonly number[] {
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => (all === 0 ? 0 : Math.round((size / all) * 10_000) / 100));
}
