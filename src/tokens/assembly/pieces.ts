import { hashOf } from './hash';
import { findKnown, LONGEST_KNOWN, rememberKnown, slotOf } from './known-counts';
import { KNOWN_PIECES, PIECE_ENDS } from './memory';
import { mergeShort, SHORT_PIECE } from './merge-short';
import { splitCl100k } from './split-cl100k';
import { splitO200k } from './split-o200k';
import { findPair, findToken, NONE } from './vocabulary';

/**
 * Merges a piece of any length outside of this module, which would keep the megabytes that this may take. Returns the
 * number of its tokens; `endInLong` says where each of them ends, until the next call.
 */
declare function mergeLong(from: usize, to: usize): u32;
declare function endInLong(token: u32): usize;

let isCl100k: bool = false;
/** Whether `mergeLong` merged the last piece. */
let isLong: bool = false;

export function chooseCl100k(): void {
  isCl100k = true;
}

/** The end of the piece that begins at `at`. */
export function pieceEnd(at: usize): usize {
  return isCl100k ? splitCl100k(at) : splitO200k(at);
}

/** The tokens from `from` to `to`, where a piece ends. */
export function countPieces(from: usize, to: usize): u32 {
  let count: u32 = 0;
  for (let at = from; at < to; ) {
    const end = pieceEnd(at);
    count += countPiece(at, end);
    at = end;
  }
  return count;
}

/** The number of tokens of a piece. */
export function countPiece(from: usize, to: usize): u32 {
  const length = to - from;
  if (length === 1) return 1;
  return length === 2 ? 1 + u32(findPair(from) === NONE) : countLongerPiece(from, to, length);
}

function countLongerPiece(from: usize, to: usize, length: usize): u32 {
  const hash = hashOf(from, length);
  if (length > LONGEST_KNOWN) return findToken(from, length, hash) === NONE ? merge(from, to) : 1;
  const slot = slotOf(KNOWN_PIECES, hash);
  const known = findKnown(slot, from, length);
  if (known > 0) return known;
  const count = findToken(from, length, hash) === NONE ? merge(from, to) : 1;
  rememberKnown(slot, from, length, count);
  return count;
}

/** The number of tokens of a piece; `endOfToken` says where each of them ends, until the next call. */
export function tokensOfPiece(from: usize, to: usize): u32 {
  const length = to - from;
  isLong = false;
  if (findToken(from, length, hashOf(from, length)) === NONE) return merge(from, to);
  store<u32>(PIECE_ENDS, to);
  return 1;
}

export function endOfToken(token: u32): usize {
  return isLong ? endInLong(token) : load<u32>(PIECE_ENDS + (token << 2));
}

function merge(from: usize, to: usize): u32 {
  isLong = to - from > SHORT_PIECE;
  return isLong ? mergeLong(from, to) : mergeShort(from, to);
}
