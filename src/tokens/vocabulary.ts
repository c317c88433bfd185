import { hashBytes, sameBytes } from './hash.ts';
import { unpackTable } from './unpack-table.ts';

const SLOTS = 1 << 19;
const ID_BITS = 18;
const ID_MASK = (1 << ID_BITS) - 1;
const PAIRS_OF_BYTES = 1 << 16;

/** No token: higher than any id, so that the lowest id wins a merge without a special case. */
export const NONE: number = ID_MASK;

/** The tokens of an encoding by their bytes. Ids are ranks: the pair whose token has the lowest id merges first. */
export class Vocabulary {
  readonly #bytes: Uint8Array;
  /** Token `id` is `#bytes[#starts[id]..#starts[id + 1])`. */
  readonly #starts: Uint32Array;
  /** Open addressing. A slot holds some bits of the hash above the id plus one; 0 is empty. */
  readonly #slots = new Int32Array(SLOTS);
  /** Ids of the tokens of two bytes, which every merge begins with. */
  readonly #pairs = new Uint32Array(PAIRS_OF_BYTES).fill(NONE);
  readonly #longest: number;

  /** `table` is what `packTable` made. */
  constructor(table: Uint8Array) {
    const { bytes, starts, longest } = unpackTable(table);
    this.#bytes = bytes;
    this.#starts = starts;
    this.#longest = longest;
    for (let id = 0; id + 1 < starts.length; id++) this.#add(id);
  }

  /** The token that is `bytes[from..to)`, or NONE. `hash` is theirs. */
  find(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const length = to - from;
    if (length > this.#longest) return NONE;
    for (let slot = hash & (SLOTS - 1); ; slot = (slot + 1) & (SLOTS - 1)) {
      const entry = this.#slots[slot] as number;
      if (entry === 0) return NONE;
      if ((entry ^ hash) >>> ID_BITS !== 0) continue;
      const id = (entry & ID_MASK) - 1;
      const start = this.#starts[id] as number;
      const end = this.#starts[id + 1] as number;
      if (end - start === length && sameBytes(this.#bytes, start, bytes, from, length)) return id;
    }
  }

  /** The token that two neighbours, `bytes[from..to)`, merge into, or NONE. */
  merged(bytes: Uint8Array, from: number, to: number): number {
    if (to - from === 2) return this.#pairs[((bytes[from] as number) << 8) | (bytes[from + 1] as number)] as number;
    if (to - from > this.#longest) return NONE;
    return this.find(bytes, from, to, hashBytes(bytes, from, to));
  }

  #add(id: number): void {
    const start = this.#starts[id] as number;
    const end = this.#starts[id + 1] as number;
    if (end - start === 2) this.#pairs[((this.#bytes[start] as number) << 8) | (this.#bytes[start + 1] as number)] = id;
    const hash = hashBytes(this.#bytes, start, end);
    let slot = hash & (SLOTS - 1);
    while (this.#slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
    this.#slots[slot] = ((hash >>> ID_BITS) << ID_BITS) | (id + 1);
  }
}
