import { KnownCounts } from './known-counts.ts';
import { mergeLong } from './merge-long.ts';
import { mergeShort, SHORT_PIECE } from './merge-short.ts';
import type { PackedBytes } from './packed-bytes.ts';
import * as vocabularies from './vocabulary.ts';

// Bound once, as in the splitters.
const { NONE } = vocabularies;

const KNOWN_BITS = 13;

/** The byte offsets at which the tokens of a piece end are `ends[0..count)`. */
export interface PieceTokens {
  readonly ends: Uint32Array;
  readonly count: number;
}

/** Turns a piece of text, from `from` to `to`, into tokens. */
export class Pieces {
  readonly #vocabulary: vocabularies.Vocabulary;
  readonly #known = new KnownCounts(KNOWN_BITS);
  readonly #ends = new Uint32Array(SHORT_PIECE);
  readonly #ranks = new Uint32Array(SHORT_PIECE);

  constructor(vocabulary: vocabularies.Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  count(text: PackedBytes, from: number, to: number): number {
    const length = to - from;
    if (length === 1) return 1;
    if (length === 2) return this.#vocabulary.findPair(text.bytes, from) === NONE ? 2 : 1;
    const hash = text.hash(from, to);
    const known = this.#known.find(text, from, to, hash);
    if (known > 0) return known;
    const isToken = this.#vocabulary.find(text, from, to, hash) !== NONE;
    const count = isToken ? 1 : this.#merge(text, from, to).count;
    this.#known.remember(text, from, to, hash, count);
    return count;
  }

  /** Good until the next call. */
  tokens(text: PackedBytes, from: number, to: number): PieceTokens {
    if (this.#vocabulary.find(text, from, to, text.hash(from, to)) === NONE) return this.#merge(text, from, to);
    this.#ends[0] = to;
    return { ends: this.#ends, count: 1 };
  }

  #merge(text: PackedBytes, from: number, to: number): PieceTokens {
    if (to - from > SHORT_PIECE) {
      const ends = mergeLong(this.#vocabulary, text, from, to);
      return { ends, count: ends.length };
    }
    return { ends: this.#ends, count: mergeShort(this.#vocabulary, text, from, to, this.#ends, this.#ranks) };
  }
}
