import { MinHeap } from './min-heap.ts';
import type { PackedBytes } from './packed-bytes.ts';
import { NONE, type Vocabulary } from './vocabulary.ts';

/** A heap entry is rank × POSITIONS + position: the lowest rank first, then the leftmost pair. */
const POSITIONS = 2 ** 32;

/** Merges a piece of any length in n log n; returns the ends of its tokens. */
export function mergeLong(vocabulary: Vocabulary, text: PackedBytes, from: number, to: number): Uint32Array {
  const length = to - from;
  // A part is known by its first byte. ends[i] is where part i ends, starts[e] where the part that ends at e begins.
  const ends = new Uint32Array(length);
  const starts = new Uint32Array(length + 1);
  const ranks = new Uint32Array(length).fill(NONE);
  // A merge takes one entry and adds at most two.
  const heap = new MinHeap(2 * length);
  const rankPair = (part: number): number => {
    const next = ends[part] as number;
    const rank = next < length ? vocabulary.findMerged(text, from + part, from + (ends[next] as number)) : NONE;
    ranks[part] = rank;
    return rank;
  };
  for (let part = 0; part < length; part++) {
    ends[part] = part + 1;
    starts[part + 1] = part;
  }
  for (let part = 0; part < length; part++) {
    const rank = rankPair(part);
    if (rank !== NONE) heap.push(rank * POSITIONS + part);
  }
  let count = length;
  while (heap.size > 0) {
    const lowest = heap.pop();
    const part = lowest % POSITIONS;
    // An entry is stale when its pair has been merged or has grown since.
    if (ranks[part] !== (lowest - part) / POSITIONS) continue;
    const next = ends[part] as number;
    const end = ends[next] as number;
    ranks[next] = NONE;
    ends[part] = end;
    starts[end] = part;
    count--;
    const rank = rankPair(part);
    if (rank !== NONE) heap.push(rank * POSITIONS + part);
    if (part > 0) {
      const previous = starts[part] as number;
      const previousRank = rankPair(previous);
      if (previousRank !== NONE) heap.push(previousRank * POSITIONS + previous);
    }
  }
  const result = new Uint32Array(count);
  for (let part = 0, i = 0; part < length; part = ends[part] as number) result[i++] = from + (ends[part] as number);
  return result;
}
