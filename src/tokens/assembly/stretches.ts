import { countOnce } from './known-counts';
import { KNOWN_STRETCHES, TEXT } from './memory';
import { countPieces } from './pieces';
import { findStretches, stretchEnd } from './seams';

/**
 * The tokens of the text up to `end`. It is counted by stretches from one safe seam to the next, some pieces each: so they
 * count for themselves. Most of them come again and again, such as a key with the line break before it, and are not split
 * into pieces again.
 */
export function countText(end: usize): u32 {
  const stretches = findStretches(end);
  let total: u32 = 0;
  for (let stretch: u32 = 0, from = TEXT; stretch < stretches; stretch++) {
    const to = stretchEnd(stretch);
    total += countStretch(from, to);
    from = to;
  }
  return total;
}

/** The tokens from one safe seam to another. */
export function countStretch(from: usize, to: usize): u32 {
  return countOnce(KNOWN_STRETCHES, from, to, countPieces);
}
