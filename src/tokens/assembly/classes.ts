import { CLASS_OF_CODE } from './memory';

// The classes of `../classes.ts`.
export const OTHER: u32 = 0;
export const UPPER: u32 = 1;
export const LOWER: u32 = 2;
export const CASELESS: u32 = 3;
export const MARK: u32 = 4;
export const NUMBER: u32 = 5;
export const SPACE: u32 = 6;
export const BREAK: u32 = 7;
/** The byte behind the text. */
export const END: u32 = 8;

/** Stands behind the text, so that scanning needs no bounds; no UTF-8 text holds it. */
export const SENTINEL: u32 = 0xff;

export function byteAt(at: usize): u32 {
  return load<u8>(at);
}

/** The class of the character whose UTF-8 begins at `at`. */
export function classAt(at: usize): u32 {
  const first = byteAt(at);
  return first < 0x80 ? <u32>load<u8>(CLASS_OF_CODE + first) : classOfLong(at, first);
}

function classOfLong(at: usize, first: u32): u32 {
  if (first === SENTINEL) return END;
  let code: u32;
  if (first < 0xe0) code = ((first & 0x1f) << 6) | rest(at + 1);
  else if (first < 0xf0) code = ((first & 0x0f) << 12) | (rest(at + 1) << 6) | rest(at + 2);
  else code = ((first & 0x07) << 18) | (rest(at + 1) << 12) | (rest(at + 2) << 6) | rest(at + 3);
  return load<u8>(CLASS_OF_CODE + code);
}

function rest(at: usize): u32 {
  return byteAt(at) & 0x3f;
}

/** Where the character after the one at `at` begins. */
export function nextCharacter(at: usize): usize {
  const first = byteAt(at);
  if (first < 0x80) return at + 1;
  if (first < 0xe0) return at + 2;
  return first < 0xf0 ? at + 3 : at + 4;
}

/** The class of the character that ends at `end`. */
export function classBefore(end: usize): u32 {
  let at = end - 1;
  while ((byteAt(at) & 0xc0) === 0x80) at--;
  return classAt(at);
}

/** Letters with case or without, and numbers: what may stand before a seam. */
export function isWord(kind: u32): bool {
  return kind === UPPER || kind === LOWER || kind === CASELESS || kind === NUMBER;
}
