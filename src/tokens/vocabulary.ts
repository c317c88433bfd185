import { PackedBytes } from './packed-bytes.ts';
import { unpackTable } from './unpack-table.ts';

const SLOTS = 1 << 19;
const ID_BITS = 18;
const ID_MASK = (1 << ID_BITS) - 1;
const PAIRS_OF_BYTES = 1 << 16;

/** No token: higher than any id, so that the lowest id wins a merge without a special case. */
export const NONE: number = ID_MASK;

/** The tokens of an encoding by their bytes. Ids are ranks: of all pairs the one with the lowest id merges first. */
export class Vocabulary {
  readonly #tokens: PackedBytes;
  /** Token `id` is `#tokens[#starts[id]..#starts[id + 1])`. */
  readonly #starts: Uint32Array;
  readonly #longest: number;
  /** Open addressing. A slot holds high bits of the hash and, below them, the id plus one; 0 is empty. */
  readonly #slots = new Int32Array(SLOTS);
  /** The tokens of two bytes, which every merge begins with. */
  readonly #pairs = new Uint32Array(PAIRS_OF_BYTES).fill(NONE);

  /** `table` is what `packTable` made. */
  constructor(table: Uint8Array) {
    const { bytes, starts, longest } = unpackTable(table);
    this.#tokens = new PackedBytes(bytes);
    this.#starts = starts;
    this.#longest = longest;
    for (let id = 0; id + 1 < starts.length; id++) this.#add(id);
  }

  /** The token that the slice of `text` is, or NONE. `hash` is the slice's. */
  find(text: PackedBytes, from: number, to: number, hash: number): number {
    const length = to - from;
    if (length > this.#longest) return NONE;
    for (let slot = hash & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
      const entry = this.#slots[slot] as number;
      if (entry === 0) return NONE;
      if ((entry ^ hash) >>> ID_BITS !== 0) continue;
      const id = (entry & ID_MASK) - 1;
      const start = this.#starts[id] as number;
      const end = this.#starts[id + 1] as number;
      if (end - start === length && this.#tokens.isSame(start, text, from, length)) return id;
    }
  }

  /** The token that two bytes are, or NONE. */
  findPair(bytes: Uint8Array, at: number): number {
    return this.#pairs[pairIndex(bytes, at)] as number;
  }

  /** The token that neighbours, together the slice of `text`, merge into, or NONE. */
  findMerged(text: PackedBytes, from: number, to: number): number {
    const length = to - from;
    if (length === 2) return this.findPair(text.bytes, from);
    return length > this.#longest ? NONE : this.find(text, from, to, text.hash(from, to));
  }

  #add(id: number): void {
    const start = this.#starts[id] as number;
    const end = this.#starts[id + 1] as number;
    if (end - start === 2) this.#pairs[pairIndex(this.#tokens.bytes, start)] = id;
    const hash = this.#tokens.hash(start, end);
    let slot = hash & (SLOTS - 1);
    while (this.#slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
    this.#slots[slot] = (hash & ~ID_MASK) | (id + 1);
  }
}

function pairIndex(bytes: Uint8Array, at: number): number {
  return ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
}
