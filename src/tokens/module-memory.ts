import type { CountingModule } from './counting-module.ts';

const SENTINEL = 0xff;
const BYTES_PER_UNIT = 3;
/** The module reads a block from anywhere in the text on. */
const BEHIND_TEXT = 64;
const WORD = Uint32Array.BYTES_PER_ELEMENT;
const PAGE = 1 << 16;

/** The part of the module's memory that texts are written to, and words of 32 bits behind them. */
export class ModuleMemory {
  /** Where a text begins. */
  readonly text: number;
  readonly #memory: WebAssembly.Memory;
  readonly #encoder = new TextEncoder();
  #bytes = new Uint8Array();

  constructor(module: CountingModule) {
    this.#memory = module.memory;
    this.text = module.text.value;
  }

  /** Writes a text as UTF-8; returns where it ends. A lone surrogate becomes U+FFFD. */
  write(text: string): number {
    const end = this.text + (this.#writeInto(text) ?? this.set(this.#encoder.encode(text), this.text));
    this.#bytes[end] = SENTINEL;
    return end;
  }

  /** Room for `count` words behind a text that ends at `end`; where the first stands. */
  wordsBehind(end: number, count: number): number {
    const at = Math.ceil((end + BEHIND_TEXT) / WORD) * WORD;
    this.#reserve(at + count * WORD);
    return at;
  }

  /** Good until something is written or room is made. */
  words(at: number, count: number): Uint32Array {
    return new Uint32Array(this.#memory.buffer, at, count);
  }

  /** Copies bytes to an address; returns how many. */
  set(bytes: Uint8Array, at: number): number {
    this.#reserve(at + bytes.length + BEHIND_TEXT);
    this.#bytes.set(bytes, at);
    return bytes.length;
  }

  /** The number of bytes, or null if there may not be room. */
  #writeInto(text: string): number | null {
    const hasRoom = this.text + text.length * BYTES_PER_UNIT + BEHIND_TEXT <= this.#bytes.length;
    return hasRoom ? this.#encoder.encodeInto(text, this.#bytes.subarray(this.text)).written : null;
  }

  #reserve(end: number): void {
    const missing = end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    // To grow is to move.
    if (this.#bytes.buffer !== this.#memory.buffer) this.#bytes = new Uint8Array(this.#memory.buffer);
  }
}
