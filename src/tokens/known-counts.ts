import type { PackedBytes } from './packed-bytes.ts';

const WORD = Int32Array.BYTES_PER_ELEMENT;
/** A slot is a cache line: a word with the text's length and count, then its bytes. */
const SLOT_WORDS = 16;
/** Longer texts rarely repeat. */
const LONGEST = (SLOT_WORDS - 1) * WORD;
const LENGTH_BITS = 8;
const LENGTH_MASK = (1 << LENGTH_BITS) - 1;

/** Remembers token counts of short texts. Its size is fixed: a newer text takes the slot of an older one. */
export class KnownCounts {
  readonly #slots: Int32Array;
  readonly #mask: number;

  /** Remembers up to 2 ** `bits` texts. */
  constructor(bits: number) {
    this.#slots = new Int32Array(SLOT_WORDS << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** The count of the text from `from` to `to`, or 0. */
  find(text: PackedBytes, from: number, to: number, hash: number): number {
    let slot = (hash & this.#mask) * SLOT_WORDS;
    const head = this.#slots[slot] as number;
    if ((head & LENGTH_MASK) !== to - from) return 0;
    let at = from;
    for (; at + WORD <= to; at += WORD) if (this.#slots[++slot] !== text.wordAt(at)) return 0;
    return at === to || this.#slots[slot + 1] === text.lastWordAt(at, to - at) ? head >> LENGTH_BITS : 0;
  }

  remember(text: PackedBytes, from: number, to: number, hash: number, count: number): void {
    if (to - from > LONGEST) return;
    let slot = (hash & this.#mask) * SLOT_WORDS;
    this.#slots[slot] = (count << LENGTH_BITS) | (to - from);
    let at = from;
    for (; at + WORD <= to; at += WORD) this.#slots[++slot] = text.wordAt(at);
    if (at < to) this.#slots[slot + 1] = text.lastWordAt(at, to - at);
  }
}
