import { TEXT } from './memory';
import { countPiece, endOfToken, pieceEnd, tokensOfPiece } from './pieces';
import { findStretches, stretchEnd } from './seams';
import { countStretch } from './stretches';
import { unitsBetween } from './units';

/** Where each part but the last ends, in UTF-16 units from the beginning of the text: words of 32 bits. */
let partEnds: usize = 0;
/** What is counted of each part: words of 32 bits. */
let counts: usize = 0;
let lastPart: u32 = 0;
let part: u32 = 0;
let partEnd: u32 = 0;
/** The units before what is counted next. */
let units: u32 = 0;

/**
 * Counts the tokens of the text up to `end` by the part that holds their first byte. At `ends` stands where each part but
 * the last ends; the counts, of `last` + 1 parts, are written behind. `isAscii` says that a unit is a byte.
 */
export function countParts(end: usize, isAscii: bool, ends: usize, last: u32): void {
  partEnds = ends;
  counts = ends + (last << 2);
  lastPart = last;
  memory.fill(counts, 0, (last + 1) << 2);
  part = 0;
  partEnd = endOfPart(0);
  units = 0;
  skipEndedParts();
  const stretches = findStretches(end);
  for (let stretch: u32 = 0, from = TEXT; stretch < stretches; stretch++) {
    const to = stretchEnd(stretch);
    const unitsAfter = units + (isAscii ? <u32>(to - from) : unitsBetween(from, to));
    if (unitsAfter <= partEnd) add(countStretch(from, to), unitsAfter);
    else countAcross(from, to);
    from = to;
  }
}

/** Piece by piece, as far as parts end in between. */
function countAcross(from: usize, to: usize): void {
  for (let at = from; at < to; ) {
    const end = pieceEnd(at);
    const unitsAfter = units + unitsBetween(at, end);
    const count = countPiece(at, end);
    if (count === 1 || unitsAfter <= partEnd) add(count, unitsAfter);
    else countByToken(at, end);
    at = end;
  }
}

function countByToken(from: usize, to: usize): void {
  const count = tokensOfPiece(from, to);
  let at = from;
  for (let token: u32 = 0; token < count; token++) {
    // A token begins in the character that holds its first byte.
    const next = characterAt(endOfToken(token));
    add(1, units + unitsBetween(at, next));
    at = next;
  }
}

/** Adds tokens, the first of which begins where all before end. */
function add(count: u32, unitsAfter: u32): void {
  const at = counts + (part << 2);
  store<u32>(at, load<u32>(at) + count);
  units = unitsAfter;
  skipEndedParts();
}

function skipEndedParts(): void {
  while (partEnd <= units) partEnd = endOfPart(++part);
}

function endOfPart(part: u32): u32 {
  return part < lastPart ? load<u32>(partEnds + (part << 2)) : u32.MAX_VALUE;
}

function characterAt(at: usize): usize {
  let start = at;
  while ((load<u8>(start) & 0xc0) === 0x80) start--;
  return start;
}
