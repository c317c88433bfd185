import { SENTINEL } from './classes.ts';
import { PackedBytes } from './packed-bytes.ts';

const BYTES_PER_UNIT = 3;
const BEHIND_TEXT = 1 + PackedBytes.PADDING;

export interface EncodedText {
  readonly packed: PackedBytes;
  /** Where the text ends and the sentinel stands. */
  readonly end: number;
}

/** Encodes texts of up to `units` UTF-16 units into the same buffer; a longer text gets its own, which is not kept. */
export class Utf8Buffer {
  readonly #encoder = new TextEncoder();
  readonly #kept: PackedBytes;

  constructor(units: number) {
    this.#kept = allocate(units);
  }

  /** The result is good until the next call. A lone surrogate becomes U+FFFD. */
  encode(text: string): EncodedText {
    const isLong = text.length * BYTES_PER_UNIT + BEHIND_TEXT > this.#kept.bytes.length;
    const packed = isLong ? allocate(text.length) : this.#kept;
    const end = this.#encoder.encodeInto(text, packed.bytes).written;
    packed.bytes[end] = SENTINEL;
    return { packed, end };
  }
}

function allocate(units: number): PackedBytes {
  return new PackedBytes(new Uint8Array(units * BYTES_PER_UNIT + BEHIND_TEXT));
}
