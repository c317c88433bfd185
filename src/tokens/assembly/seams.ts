import { classBefore, isWord } from './classes';
import { STRETCH_ENDS, TEXT } from './memory';

const BLOCK: usize = 64;
const APOSTROPHE: u8 = 0x27;
const MOST: u32 = (1 << 16) - 64;

/**
 * Finds the safe seams of the text up to `end`: after a letter or number and before ASCII that is neither and no
 * apostrophe. Writes them and then `end` itself to STRETCH_ENDS, unless there are too many; returns how many stand there.
 */
export function findStretches(end: usize): u32 {
  let count: u32 = 0;
  let wordBefore: u64 = 0;
  for (let block = TEXT; block < end && count < MOST; block += BLOCK) {
    const words = wordBytes(block);
    let seams = ((words << 1) | wordBefore) & ~(words | apostrophes(block));
    wordBefore = words >> 63;
    if (end - block < BLOCK) seams &= ((<u64>1) << (end - block)) - 1;
    for (; seams !== 0; seams &= seams - 1) {
      const seam = block + <usize>ctz(seams);
      if (load<u8>(seam - 1) < 0x80 || isWord(classBefore(seam))) setStretchEnd(count++, seam);
    }
  }
  if (end > TEXT) setStretchEnd(count++, end);
  return count;
}

export function stretchEnd(stretch: u32): usize {
  return load<u32>(STRETCH_ENDS + (stretch << 2));
}

function setStretchEnd(stretch: u32, end: usize): void {
  store<u32>(STRETCH_ENDS + (stretch << 2), end);
}

/** A bit for each byte of a block that is a letter or number, or stands beyond ASCII. */
function wordBytes(block: usize): u64 {
  return words16(block, 0) | (words16(block, 16) << 16) | (words16(block, 32) << 32) | (words16(block, 48) << 48);
}

function words16(block: usize, offset: usize): u64 {
  const bytes = v128.load(block + offset);
  const letters = i8x16.lt_u(i8x16.sub(v128.or(bytes, i8x16.splat(0x20)), i8x16.splat(0x61)), i8x16.splat(26));
  const digits = i8x16.lt_u(i8x16.sub(bytes, i8x16.splat(0x30)), i8x16.splat(10));
  // The mask takes the highest bit of each byte, which those beyond ASCII have.
  return <u64>i8x16.bitmask(v128.or(v128.or(letters, digits), bytes));
}

function apostrophes(block: usize): u64 {
  return (
    apostrophes16(block, 0) |
    (apostrophes16(block, 16) << 16) |
    (apostrophes16(block, 32) << 32) |
    (apostrophes16(block, 48) << 48)
  );
}

function apostrophes16(block: usize, offset: usize): u64 {
  return <u64>i8x16.bitmask(i8x16.eq(v128.load(block + offset), i8x16.splat(APOSTROPHE)));
}
