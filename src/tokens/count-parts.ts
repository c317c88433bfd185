import type { Pieces } from './pieces.ts';
import type { Split } from './split.ts';
import type { EncodedText } from './utf8-buffer.ts';

/** How far a count of parts has come: the part that comes next, and the UTF-16 units before it. */
export interface PartPlace {
  part: number;
  units: number;
}

/**
 * Adds to `counts` the tokens of a window of a text by the part that holds their first byte. `ends` holds where each part
 * ends, in units of the whole text, in order; the last reaches to its end. Only a piece of several tokens that reaches
 * over the end of a part is looked at token by token.
 */
export function countPartsOfWindow(
  { packed, end }: EncodedText,
  isAscii: boolean,
  split: Split,
  pieces: Pieces,
  ends: ArrayLike<number>,
  counts: Uint32Array,
  place: PartPlace,
): void {
  const { bytes } = packed;
  const last = ends.length - 1;
  const endOf = (part: number): number => (part < last ? (ends[part] as number) : Number.POSITIVE_INFINITY);
  let { part, units } = place;
  let partEnd = endOf(part);
  for (let from = 0; from < end; ) {
    const to = split(bytes, from);
    const count = pieces.count(packed, from, to);
    const unitsAfter = units + (isAscii ? to - from : unitsBetween(bytes, from, to));
    if (count === 1 || unitsAfter <= partEnd) {
      counts[part] = (counts[part] as number) + count;
    } else {
      const tokens = pieces.tokens(packed, from, to);
      let start = from;
      for (let i = 0; i < tokens.count; i++) {
        while (partEnd <= units) partEnd = endOf(++part);
        counts[part] = (counts[part] as number) + 1;
        const next = characterAt(bytes, tokens.ends[i] as number);
        units += unitsBetween(bytes, start, next);
        start = next;
      }
    }
    units = unitsAfter;
    while (partEnd <= units) partEnd = endOf(++part);
    from = to;
  }
  place.part = part;
  place.units = units;
}

/** Where the character begins that the byte at `at` is a part of. */
function characterAt(bytes: Uint8Array, at: number): number {
  let start = at;
  while (((bytes[start] as number) & 0xc0) === 0x80) start--;
  return start;
}

/** A character counts at its first byte. */
function unitsBetween(bytes: Uint8Array, from: number, to: number): number {
  let units = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x80 || (byte >= 0xc0 && byte < 0xf0)) units++;
    else if (byte >= 0xf0) units += 2;
  }
  return units;
}
