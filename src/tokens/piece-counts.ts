import { sameBytes } from './hash.ts';

const SLOTS = 1 << 14;
/** Longer pieces rarely repeat. */
const LONGEST = 64;

/** Remembers the token counts of pieces that are no tokens. Its size is fixed: a newer piece takes the slot of an older. */
export class PieceCounts {
  readonly #bytes = new Uint8Array(SLOTS * LONGEST);
  readonly #lengths = new Uint8Array(SLOTS);
  readonly #counts = new Uint8Array(SLOTS);

  /** The count of the piece `bytes[from..to)`, or 0. */
  find(bytes: Uint8Array, from: number, to: number, hash: number): number {
    const slot = hash & (SLOTS - 1);
    const isHit = this.#lengths[slot] === to - from && sameBytes(this.#bytes, slot * LONGEST, bytes, from, to - from);
    return isHit ? (this.#counts[slot] as number) : 0;
  }

  remember(bytes: Uint8Array, from: number, to: number, hash: number, count: number): void {
    if (to - from > LONGEST) return;
    const slot = hash & (SLOTS - 1);
    this.#lengths[slot] = to - from;
    this.#counts[slot] = count;
    for (let i = from, at = slot * LONGEST; i < to; i++) this.#bytes[at++] = bytes[i] as number;
  }

  forget(): void {
    this.#lengths.fill(0);
  }
}
