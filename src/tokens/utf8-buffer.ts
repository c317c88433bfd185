import { SENTINEL } from './classes.ts';

const BYTES_PER_UNIT = 3;
/** The sentinel and what a look at a whole character may read behind it. */
const PADDING = 4;

export interface EncodedText {
  readonly bytes: Uint8Array;
  /** Where the sentinel stands. */
  readonly end: number;
}

/** Encodes texts of up to `units` UTF-16 units into the same buffer; a longer text gets its own, which is not kept. */
export class Utf8Buffer {
  readonly #encoder = new TextEncoder();
  readonly #kept: Uint8Array<ArrayBuffer>;

  constructor(units: number) {
    this.#kept = new Uint8Array(units * BYTES_PER_UNIT + PADDING);
  }

  /** A lone surrogate becomes U+FFFD. The bytes are good until the next call. */
  encode(text: string): EncodedText {
    const needed = text.length * BYTES_PER_UNIT + PADDING;
    const bytes = needed <= this.#kept.length ? this.#kept : new Uint8Array(needed);
    const end = this.#encoder.encodeInto(text, bytes).written;
    bytes[end] = SENTINEL;
    return { bytes, end };
  }
}
