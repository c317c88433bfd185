import { MinHeap } from './min-heap.ts';

/** A linked list of entries. */
interface PairList {
  readonly first: number;
  last: number;
  length: number;
  isSorted: boolean;
}

/** Pairs of neighbours that wait to be merged, by rank. A pair is known by the position of its left part. */
export class PairQueue {
  readonly #lists = new Map<number, PairList>();
  readonly #ranks = new MinHeap();
  readonly #positions: Uint32Array;
  /** The entry that follows in the same list. */
  readonly #following: Uint32Array;
  #entries = 0;

  /** `capacity` is the number of pairs that are ever added. */
  constructor(capacity: number) {
    this.#positions = new Uint32Array(capacity);
    this.#following = new Uint32Array(capacity);
  }

  add(rank: number, position: number): void {
    const entry = this.#entries++;
    this.#positions[entry] = position;
    const list = this.#lists.get(rank);
    if (list === undefined) {
      this.#lists.set(rank, { first: entry, last: entry, length: 1, isSorted: true });
      this.#ranks.push(rank);
      return;
    }
    if ((this.#positions[list.last] as number) > position) list.isSorted = false;
    this.#following[list.last] = entry;
    list.last = entry;
    list.length++;
  }

  /** Takes out the pairs of the lowest rank, from left to right. */
  takeLowest(): { rank: number; positions: Uint32Array } | null {
    const rank = this.#ranks.pop();
    const list = rank === undefined ? undefined : this.#lists.get(rank);
    if (rank === undefined || list === undefined) return null;
    this.#lists.delete(rank);
    const positions = new Uint32Array(list.length);
    for (let i = 0, entry = list.first; i < list.length; i++) {
      positions[i] = this.#positions[entry] as number;
      entry = this.#following[entry] as number;
    }
    return { rank, positions: list.isSorted ? positions : positions.sort() };
  }
}
