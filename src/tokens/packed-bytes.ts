const WORD = Int32Array.BYTES_PER_ELEMENT;
const PRIME = 0x01000193;
const MASKS = new Int32Array([0, 0xff, 0xffff, 0xffffff]);

/** Bytes that are hashed and compared in words of four. */
export class PackedBytes {
  /** How many bytes must stand behind the last that is meant, since a word may reach beyond it. */
  static readonly PADDING: number = WORD;
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  wordAt(at: number): number {
    return this.#view.getInt32(at, true);
  }

  /** The word at `at` of which `length`, 0 to 3, bytes are meant; the others are 0. */
  lastWordAt(at: number, length: number): number {
    return this.#view.getInt32(at, true) & (MASKS[length] as number);
  }

  /** A 32-bit hash of a slice. */
  hash(from: number, to: number): number {
    let hash = to - from;
    let at = from;
    for (; at + WORD <= to; at += WORD) {
      hash = Math.imul(hash ^ this.wordAt(at), PRIME);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ this.lastWordAt(at, to - at), PRIME);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return hash ^ (hash >>> 13);
  }

  /** Whether `length` bytes from `from` are those of `other` from `otherFrom`. */
  isSame(from: number, other: PackedBytes, otherFrom: number, length: number): boolean {
    let i = 0;
    for (; i + WORD <= length; i += WORD) if (this.wordAt(from + i) !== other.wordAt(otherFrom + i)) return false;
    return this.lastWordAt(from + i, length - i) === other.lastWordAt(otherFrom + i, length - i);
  }
}
