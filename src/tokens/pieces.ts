import { hashBytes } from './hash.ts';
import { mergeShort, SHORT_PIECE } from './merge.ts';
import { mergeLong } from './merge-long.ts';
import { PieceCounts } from './piece-counts.ts';
import { NONE, type Vocabulary } from './vocabulary.ts';

/** Turns one piece of text into tokens. */
export class Pieces {
  readonly #vocabulary: Vocabulary;
  readonly #counts = new PieceCounts();
  readonly #ends = new Uint32Array(SHORT_PIECE);
  readonly #ranks = new Uint32Array(SHORT_PIECE);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** The number of tokens of the piece `bytes[from..to)`. */
  count(bytes: Uint8Array, from: number, to: number): number {
    const hash = hashBytes(bytes, from, to);
    if (this.#vocabulary.find(bytes, from, to, hash) !== NONE) return 1;
    const known = this.#counts.find(bytes, from, to, hash);
    if (known > 0) return known;
    const count = this.#merge(bytes, from, to).length;
    this.#counts.remember(bytes, from, to, hash, count);
    return count;
  }

  /** The byte offset at which each token of the piece ends; good until the next call. */
  ends(bytes: Uint8Array, from: number, to: number): Uint32Array {
    if (this.#vocabulary.find(bytes, from, to, hashBytes(bytes, from, to)) === NONE) return this.#merge(bytes, from, to);
    this.#ends[0] = to;
    return this.#ends.subarray(0, 1);
  }

  #merge(bytes: Uint8Array, from: number, to: number): Uint32Array {
    if (to - from > SHORT_PIECE) return mergeLong(this.#vocabulary, bytes, from, to);
    const count = mergeShort(this.#vocabulary, bytes, from, to, this.#ends, this.#ranks);
    return this.#ends.subarray(0, count);
  }
}
