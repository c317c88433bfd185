import { isSame, lastWord } from './hash';

// Token counts of short texts that came before. The room is fixed: a newer text takes the slot of an older one. A slot is
// a cache line: the text's length and its count, 32 bits each, then its bytes.

const SLOT_BITS: usize = 6;
const SLOTS: usize = 1 << 13;
const HEAD: usize = 8;

/** Longer texts rarely repeat. */
export const LONGEST_KNOWN: usize = (1 << SLOT_BITS) - HEAD;

export function slotOf(known: usize, hash: u64): usize {
  return known + ((<usize>hash & (SLOTS - 1)) << SLOT_BITS);
}

/** The count of a text of at most `LONGEST_KNOWN` bytes, or 0. */
export function findKnown(slot: usize, from: usize, length: usize): u32 {
  return <usize>load<u32>(slot) === length && isSame(slot + HEAD, from, length) ? load<u32>(slot, 4) : 0;
}

export function rememberKnown(slot: usize, from: usize, length: usize, count: u32): void {
  store<u32>(slot, length);
  store<u32>(slot, count, 4);
  let at: usize = 0;
  for (const last = length & ~7; at < last; at += 8) store<u64>(slot + HEAD + at, load<u64>(from + at));
  if ((length & 7) !== 0) store<u64>(slot + HEAD + at, lastWord(from + at, length & 7));
}
