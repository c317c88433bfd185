import { lastWord } from './hash';

const HIGHEST_BITS: u64 = 0x8080808080808080;

/** The UTF-16 units of the characters whose first byte stands from `from` to `to`. */
export function unitsBetween(from: usize, to: usize): u32 {
  const length = to - from;
  let units = <u32>length;
  let at = from;
  for (const last = from + (length & ~7); at < last; at += 8) units += surplus(load<u64>(at));
  return (length & 7) === 0 ? units : units + surplus(lastWord(at, length & 7));
}

/** By how much the units of eight bytes differ from their number: none for a byte inside a character, two for a first of four. */
function surplus(bytes: u64): u32 {
  const inside = bytes & ~(bytes << 1) & HIGHEST_BITS;
  const firstOfFour = bytes & (bytes << 1) & (bytes << 2) & (bytes << 3) & HIGHEST_BITS;
  return <u32>popcnt(firstOfFour) - <u32>popcnt(inside);
}
