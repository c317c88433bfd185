import { PairQueue } from './pair-queue.ts';

/**
 * Merges a piece of any length in close to linear time; returns the ends of its tokens. `findMerged` says
 * which token two neighbours, together from one place to another, merge into: its rank, or `none`, which is higher.
 *
 * A merge never makes a pair of a lower rank than its own: a token is always reached by merges of lower ranks alone, so
 * two neighbours that were its bytes would have become it earlier. So the ranks are done one after the other, each from
 * left to right, and no heap of all pairs is needed.
 */
export function mergeLong(
  findMerged: (from: number, to: number) => number,
  none: number,
  from: number,
  to: number,
): Uint32Array {
  const length = to - from;
  // A part is known by its first byte: ends[part] is where it ends, starts[end] the part that ends there.
  const ends = new Uint32Array(length);
  const starts = new Uint32Array(length + 1);
  const ranks = new Uint32Array(length).fill(none);
  // Each position once, then two new pairs at most for each merge.
  const queue = new PairQueue(3 * length);
  let count = length;

  const rankPair = (part: number): void => {
    const next = ends[part] as number;
    const rank = next < length ? findMerged(from + part, from + (ends[next] as number)) : none;
    ranks[part] = rank;
    if (rank !== none) queue.add(rank, part);
  };

  for (let part = 0; part < length; part++) {
    ends[part] = part + 1;
    starts[part + 1] = part;
  }
  for (let part = 0; part < length; part++) rankPair(part);
  for (let lowest = queue.takeLowest(); lowest !== null; lowest = queue.takeLowest()) {
    for (const part of lowest.positions) {
      // Another merge has taken one of the pair's parts since.
      if (ranks[part] !== lowest.rank) continue;
      const next = ends[part] as number;
      const end = ends[next] as number;
      ranks[next] = none;
      ends[part] = end;
      starts[end] = part;
      count--;
      rankPair(part);
      if (part > 0) rankPair(starts[part] as number);
    }
  }

  const result = new Uint32Array(count);
  for (let part = 0, i = 0; part < length; part = ends[part] as number) result[i++] = from + (ends[part] as number);
  return result;
}
