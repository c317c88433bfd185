import { hashOf } from './hash';
import { countOnce } from './known-counts';
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
  if (length === 2) return 1 + u32(findPair(from) === NONE);
  return countOnce(KNOWN_PIECES, from, to, countAnew);
}

function countAnew(from: usize, to: usize): u32 {
  return findWhole(from, to) === NONE ? merge(from, to) : 1;
}

/** The number of tokens of a piece; `endOfToken` says where each of them ends, until the next call. */
export function tokensOfPiece(from: usize, to: usize): u32 {
  isLong = false;
  if (findWhole(from, to) === NONE) return merge(from, to);
  store<u32>(PIECE_ENDS, to);
  return 1;
}

export function endOfToken(token: u32): usize {
  return isLong ? endInLong(token) : load<u32>(PIECE_ENDS + (token << 2));
}

/** The token that a piece is as a whole, or NONE. */
function findWhole(from: usize, to: usize): u32 {
  return findToken(from, to - from, hashOf(from, to - from));
}

function merge(from: usize, to: usize): u32 {
  isLong = to - from > SHORT_PIECE;
  return isLong ? mergeLong(from, to) : mergeShort(from, to);
}
