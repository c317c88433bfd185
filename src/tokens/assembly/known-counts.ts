import { hashOf, isSame, lastWord } from './hash';

// Token counts of short texts that came before. The room is fixed: a newer text takes the slot of an older one. A slot is
// a cache line: the text's length and its count, 32 bits each, then its bytes.

const SLOT_BITS: usize = 6;
const SLOTS: usize = 1 << 13;
const HEAD: usize = 8;

/** Longer texts rarely repeat. */
const LONGEST: usize = (1 << SLOT_BITS) - HEAD;

/** The tokens of a text, by `count` where they are not among those at `known`. */
export function countOnce(known: usize, from: usize, to: usize, count: (from: usize, to: usize) => u32): u32 {
  const length = to - from;
  if (length > LONGEST) return count(from, to);
  const slot = known + ((<usize>hashOf(from, length) & (SLOTS - 1)) << SLOT_BITS);
  if (<usize>load<u32>(slot) === length && isSame(slot + HEAD, from, length)) return load<u32>(slot, 4);
  const found = count(from, to);
  remember(slot, from, length, found);
  return found;
}

function remember(slot: usize, from: usize, length: usize, count: u32): void {
  store<u32>(slot, length);
  store<u32>(slot, count, 4);
  let at: usize = 0;
  for (const last = length & ~7; at < last; at += 8) store<u64>(slot + HEAD + at, load<u64>(from + at));
  if ((length & 7) !== 0) store<u64>(slot + HEAD + at, lastWord(from + at, length & 7));
}
