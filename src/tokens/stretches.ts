import * as classes from './classes.ts';
import { KnownCounts } from './known-counts.ts';
import type { PackedBytes } from './packed-bytes.ts';
import type { Pieces } from './pieces.ts';
import type { Split } from './split.ts';

// Bound once, as in the splitters.
const { CASELESS, classAt, classOfCode, LOWER, NUMBER, SENTINEL, UPPER } = classes;

/** Kinds of bytes: ASCII that may stand before a seam, ASCII that may stand behind it, any other, and the end. */
const WORD = 0;
const GAP = 1;
const MIXED = 2;
const STOP = 3;

const APOSTROPHE = 0x27;
const kinds: Uint8Array = new Uint8Array(256).fill(MIXED);
for (let byte = 0; byte < 0x80; byte++) kinds[byte] = isWord(classOfCode[byte] as number) ? WORD : GAP;
kinds[APOSTROPHE] = MIXED;
kinds[SENTINEL] = STOP;

const KNOWN_BITS = 13;
const PRIME = 0x01000193;

/**
 * Counts a text by stretches that end at safe seams, some pieces each: so they count for themselves. Most of them come
 * again and again, such as a key with the line break before it, and are not split into pieces again.
 */
export class Stretches {
  readonly #split: Split;
  readonly #pieces: Pieces;
  readonly #known = new KnownCounts(KNOWN_BITS);

  constructor(split: Split, pieces: Pieces) {
    this.#split = split;
    this.#pieces = pieces;
  }

  /** The tokens of `text` up to `end`, where the sentinel stands. */
  count(text: PackedBytes, end: number): number {
    const { bytes } = text;
    let total = 0;
    let from = 0;
    let hash = 0;
    for (let at = 0; at < end; ) {
      let byte = bytes[at] as number;
      let kind = kinds[byte] as number;
      while (kind === GAP) {
        hash = Math.imul(hash ^ byte, PRIME);
        byte = bytes[++at] as number;
        kind = kinds[byte] as number;
      }
      let isSeam = kind === WORD;
      while (kind === WORD) {
        hash = Math.imul(hash ^ byte, PRIME);
        byte = bytes[++at] as number;
        kind = kinds[byte] as number;
      }
      if (kind === MIXED) {
        do {
          hash = Math.imul(hash ^ byte, PRIME);
          byte = bytes[++at] as number;
          kind = kinds[byte] as number;
        } while (kind === MIXED);
        isSeam = kind === GAP && isWord(classBefore(bytes, at));
      }
      if (kind !== STOP && !isSeam) continue;
      hash ^= hash >>> 15;
      const known = this.#known.find(text, from, at, hash);
      total += known > 0 ? known : this.#countAnew(text, from, at, hash);
      from = at;
      hash = 0;
    }
    return total;
  }

  #countAnew(text: PackedBytes, from: number, to: number, hash: number): number {
    let count = 0;
    for (let at = from; at < to; ) {
      const end = this.#split(text.bytes, at);
      count += this.#pieces.count(text, at, end);
      at = end;
    }
    this.#known.remember(text, from, to, hash, count);
    return count;
  }
}

/** The class of the character that ends at `end`. */
function classBefore(bytes: Uint8Array, end: number): number {
  let at = end - 1;
  while (((bytes[at] as number) & 0xc0) === 0x80) at--;
  return classAt(bytes, at);
}

function isWord(kind: number): boolean {
  return kind === UPPER || kind === LOWER || kind === CASELESS || kind === NUMBER;
}
