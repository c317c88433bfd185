import type { PackedBytes } from './packed-bytes.ts';
import type { Pieces } from './pieces.ts';

/** Takes the tokens that begin in a part, told by its index. */
export type AddTokens = (part: number, tokens: number) => void;

/**
 * Gives tokens to the parts of a text by their first byte. `ends` holds where each part ends, in UTF-16 units, in order.
 * Only where a piece reaches over the end of a part are its tokens looked at one by one.
 */
export class PartCounter {
  readonly #pieces: Pieces;
  readonly #ends: ArrayLike<number>;
  readonly #add: AddTokens;
  #part = 0;
  /** UTF-16 units before the piece that comes next. */
  #units = 0;

  constructor(pieces: Pieces, ends: ArrayLike<number>, add: AddTokens) {
    this.#pieces = pieces;
    this.#ends = ends;
    this.#add = add;
  }

  /** Adds the piece of the text that comes next; `isAscii` where all its characters are one byte. */
  add(text: PackedBytes, from: number, to: number, isAscii: boolean): void {
    const { bytes } = text;
    const end = this.#units + (isAscii ? to - from : unitsBetween(bytes, from, to));
    if (end <= this.#endOfPart()) {
      this.#add(this.#part, this.#pieces.count(text, from, to));
    } else {
      const tokens = this.#pieces.tokens(text, from, to);
      let start = from;
      let units = this.#units;
      for (let i = 0; i < tokens.count; i++) {
        this.#skipTo(units);
        this.#add(this.#part, 1);
        const next = characterAt(bytes, tokens.ends[i] as number);
        units += unitsBetween(bytes, start, next);
        start = next;
      }
    }
    this.#units = end;
    this.#skipTo(end);
  }

  /** The last part reaches to the end of the text. */
  #endOfPart(): number {
    return this.#part < this.#ends.length - 1 ? (this.#ends[this.#part] as number) : Number.POSITIVE_INFINITY;
  }

  #skipTo(unit: number): void {
    while (this.#endOfPart() <= unit) this.#part++;
  }
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
