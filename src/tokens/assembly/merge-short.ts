import { PIECE_ENDS, PIECE_RANKS } from './memory';
import { findMerged, findPair, NONE } from './vocabulary';

/** Above this many bytes a search for the lowest pair at every step costs more than a queue. */
export const SHORT_PIECE: usize = 128;

/** Merges a short piece; returns the number of its tokens, whose ends then stand at PIECE_ENDS. */
export function mergeShort(from: usize, to: usize): u32 {
  let last = to - from - 1;
  for (let i: usize = 0; i < last; i++) {
    setEnd(i, from + i + 1);
    setRank(i, findPair(from + i));
  }
  setEnd(last, to);
  // The last part has none after it.
  setRank(last, NONE);
  while (true) {
    let lowest = NONE;
    let at: usize = 0;
    for (let i: usize = 0; i < last; i++) {
      const rank = rankOf(i);
      if (rank < lowest) {
        lowest = rank;
        at = i;
      }
    }
    if (lowest === NONE) return <u32>last + 1;
    last--;
    for (let i = at; i <= last; i++) {
      setEnd(i, endOf(i + 1));
      setRank(i, rankOf(i + 1));
    }
    if (at < last) setRank(at, rankWithNext(at, from));
    if (at > 0) setRank(at - 1, rankWithNext(at - 1, from));
  }
}

function rankWithNext(part: usize, from: usize): u32 {
  return findMerged(part === 0 ? from : endOf(part - 1), endOf(part + 1));
}

function endOf(part: usize): usize {
  return load<u32>(PIECE_ENDS + (part << 2));
}

function setEnd(part: usize, end: usize): void {
  store<u32>(PIECE_ENDS + (part << 2), end);
}

function rankOf(part: usize): u32 {
  return load<u32>(PIECE_RANKS + (part << 2));
}

function setRank(part: usize, rank: u32): void {
  store<u32>(PIECE_RANKS + (part << 2), rank);
}
