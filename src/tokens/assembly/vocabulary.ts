import { hashOf, isSame } from './hash';
import { TEXT, TOKEN_BYTES, TOKEN_PAIRS, TOKEN_SLOTS, TOKEN_STARTS } from './memory';

// The tokens of an encoding by their bytes. Ids are ranks: of all pairs the one with the lowest id merges first.

const SLOTS: u32 = 1 << 19;
const ID_BITS: u32 = 18;
const ID_MASK: u32 = (1 << ID_BITS) - 1;
const BYTE_TOKENS: u32 = 256;
const BACKSLASH: u32 = 0x5c;
const FIRST_DIGIT: u32 = 0x23;

/** No token: higher than any id, so that the lowest id wins a merge without a special case. */
export const NONE: u32 = ID_MASK;

/** The number of bytes of the longest token. */
let longest: usize = 1;

/** The token that a slice is, or NONE. `hash` is the slice's. */
export function findToken(from: usize, length: usize, hash: u64): u32 {
  if (length > longest) return NONE;
  const high = <u32>(hash >> 32) & ~ID_MASK;
  let slot = <u32>hash & (SLOTS - 1);
  while (true) {
    const entry = load<u32>(TOKEN_SLOTS + (slot << 2));
    if (entry === 0) return NONE;
    slot = (slot + 1) & (SLOTS - 1);
    if ((entry & ~ID_MASK) !== high) continue;
    const id = (entry & ID_MASK) - 1;
    const start = startOf(id);
    if (startOf(id + 1) - start === length && isSame(TOKEN_BYTES + start, from, length)) return id;
  }
}

/** The token that two bytes are, or NONE. */
export function findPair(at: usize): u32 {
  return load<u32>(TOKEN_PAIRS + ((<usize>load<u16>(at)) << 2));
}

/** The token that neighbours, together a slice of the text, merge into, or NONE. */
export function findMerged(from: usize, to: usize): u32 {
  const length = to - from;
  if (length === 2) return findPair(from);
  return length > longest ? NONE : findToken(from, length, hashOf(from, length));
}

/** Unpacks what `packTable` made of `tokens` tokens: it stands as ASCII where the text will. */
export function unpackTokens(tokens: u32): void {
  for (let pair: usize = 0; pair < 1 << 16; pair++) store<u32>(TOKEN_PAIRS + (pair << 2), NONE);
  let start: usize = 0;
  for (let id: u32 = 0; id < tokens; id++) {
    store<u32>(TOKEN_STARTS + (id << 2), start);
    const left = idAt(id, tokens);
    if (id < BYTE_TOKENS) store<u8>(TOKEN_BYTES + start++, left);
    else start = copyToken(idAt(id + 3 * tokens, tokens), copyToken(left, start));
    store<u32>(TOKEN_STARTS + ((id + 1) << 2), start);
    addToken(id);
  }
}

function addToken(id: u32): void {
  const start = startOf(id);
  const length = startOf(id + 1) - start;
  const from = TOKEN_BYTES + start;
  if (length > longest) longest = length;
  if (length === 2) store<u32>(TOKEN_PAIRS + ((<usize>load<u16>(from)) << 2), id);
  const hash = hashOf(from, length);
  let slot = <u32>hash & (SLOTS - 1);
  while (load<u32>(TOKEN_SLOTS + (slot << 2)) !== 0) slot = (slot + 1) & (SLOTS - 1);
  store<u32>(TOKEN_SLOTS + (slot << 2), (<u32>(hash >> 32) & ~ID_MASK) | (id + 1));
}

/** Copies a token to the end of all so far; returns the new end. */
function copyToken(id: u32, end: usize): usize {
  const start = startOf(id);
  const length = startOf(id + 1) - start;
  // The last word may carry bytes too many; what comes next is written over them.
  for (let at: usize = 0; at < length; at += 8) store<u64>(TOKEN_BYTES + end + at, load<u64>(TOKEN_BYTES + start + at));
  return end + length;
}

function startOf(id: u32): usize {
  return load<u32>(TOKEN_STARTS + (id << 2));
}

/** Three digits of six bits, each in a plane of its own. */
function idAt(at: usize, tokens: usize): u32 {
  return (digitAt(at) << 12) | (digitAt(at + tokens) << 6) | digitAt(at + 2 * tokens);
}

function digitAt(at: usize): u32 {
  const code = <u32>load<u8>(TEXT + at);
  return code < BACKSLASH ? code - FIRST_DIGIT : code - FIRST_DIGIT - 1;
}
