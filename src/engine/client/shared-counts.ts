import type { Counted } from '../answers.ts';

/** Puts the counts of one `shape` together where two workers have a share of them. */
export class SharedCounts {
  #isShared = false;
  #first: Counted | null = null;
  #second: Counted | null = null;

  begin(isShared: boolean): void {
    this.#isShared = isShared;
    this.#first = null;
    this.#second = null;
  }

  /** What the page is told when the first worker has said this. */
  first(counted: Counted): readonly Counted[] {
    const isNews = this.#first === null;
    this.#first = counted;
    if (!this.#isShared) return [counted];
    return [{ ...counted, isDone: false }, ...(isNews || counted.isDone ? this.#rest() : [])];
  }

  /** What the page is told when the second worker has said this: nothing before the first one has begun. */
  second(counted: Counted): readonly Counted[] {
    if (!this.#isShared) return [];
    this.#second = counted;
    return this.#rest();
  }

  #rest(): readonly Counted[] {
    if (this.#first === null || this.#second === null) return [];
    const { overhead } = this.#first;
    const isDone = this.#first.isDone && this.#second.isDone;
    return [{ ...this.#second, stages: {}, overhead, isDone, ms: Math.max(this.#first.ms, this.#second.ms) }];
  }
}
