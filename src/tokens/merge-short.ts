import type { PackedBytes } from './packed-bytes.ts';
import * as vocabularies from './vocabulary.ts';

// Bound once, as in the splitters.
const { NONE } = vocabularies;

/** Above this many bytes a search for the lowest pair at every step costs more than the queue of `mergeLong`. */
export const SHORT_PIECE = 128;

/**
 * Merges a short piece; returns the number of its tokens. Afterwards `ends[0..count)` are the ends of the tokens.
 * Both arrays are scratch space of at least `SHORT_PIECE`.
 */
export function mergeShort(
  vocabulary: vocabularies.Vocabulary,
  text: PackedBytes,
  from: number,
  to: number,
  ends: Uint32Array,
  ranks: Uint32Array,
): number {
  let count = to - from;
  // ranks[i] is the token that part i and the part after it merge into.
  for (let i = 0; i < count; i++) {
    ends[i] = from + i + 1;
    ranks[i] = i + 1 < count ? vocabulary.findPair(text.bytes, from + i) : NONE;
  }
  for (;;) {
    let lowest = NONE;
    let at = 0;
    for (let i = 0; i + 1 < count; i++) {
      const rank = ranks[i] as number;
      if (rank < lowest) {
        lowest = rank;
        at = i;
      }
    }
    if (lowest === NONE) return count;
    count--;
    for (let i = at; i < count; i++) ends[i] = ends[i + 1] as number;
    for (let i = at + 1; i < count; i++) ranks[i] = ranks[i + 1] as number;
    for (let i = at === 0 ? 0 : at - 1; i <= at; i++) {
      const start = i === 0 ? from : (ends[i - 1] as number);
      ranks[i] = i + 1 < count ? vocabulary.findMerged(text, start, ends[i + 1] as number) : NONE;
    }
  }
}
