import {
  type ChunkedCount,
  changeChunks,
  countChunksInSteps,
  type KnownChunks,
  type TokenCounter,
} from '../tokens/index.ts';
import type { TextChange } from './protocol.ts';

/** UTF-16 units that are counted without a pause: some milliseconds. */
const chunkSize = 1 << 13;
/** Shorter texts say little about a rate. */
const tellingLength = 1000;
/** Tokens of JSON as people paste it, before anything of it is counted. */
const unitsPerToken = 3;

/** Exact counts of a sample's texts. A text that was counted in part, or under another name, is not counted again. */
export class TextCounts {
  readonly #counted = new Map<string, ChunkedCount>();
  /** What is left of counts whose text has changed since. */
  readonly #changed = new Map<string, KnownChunks>();
  #units = 0;
  #tokens = 0;

  /** Takes a count over that was made elsewhere. */
  learn(name: string, text: string, total: number): void {
    this.#counted.set(name, { text, total, chunks: [] });
  }

  /** `change` made `text` of what had this name: all but a part of it stays counted. */
  change(name: string, text: string, { start, end }: TextChange): void {
    const known = this.#changed.get(name) ?? this.#counted.get(name);
    if (known !== undefined) this.#changed.set(name, changeChunks(known, text, start, end));
  }

  /** Whether this text has changed since it was counted, so that to count it again is quick. */
  isNearlyCounted(name: string): boolean {
    return this.#changed.has(name);
  }

  /** The exact count, or null where this text is not counted yet. */
  find(text: string): number | null {
    if (text === '') return 0;
    return this.#find(text)?.total ?? null;
  }

  /** `name` says whose text it is: an edit changes a part of the text that had this name before. */
  *count(name: string, text: string, counter: TokenCounter): Generator<null, number> {
    const known = this.#find(text);
    if (known !== undefined) {
      this.#counted.set(name, known);
      this.#changed.delete(name);
      return known.total;
    }
    const steps = countChunksInSteps(counter, text, chunkSize, this.#changed.get(name) ?? this.#counted.get(name));
    for (;;) {
      const step = steps.next();
      if (step.done) {
        this.#counted.set(name, step.value);
        this.#changed.delete(name);
        if (text.length >= tellingLength) {
          this.#units = text.length;
          this.#tokens = step.value.total;
        }
        return step.value.total;
      }
      yield null;
    }
  }

  /** The exact count of a text that is like the one of this name and does not take its place. */
  *weigh(name: string, text: string, counter: TokenCounter): Generator<null, number> {
    const known = this.#find(text);
    if (known !== undefined) return known.total;
    const steps = countChunksInSteps(counter, text, chunkSize, this.#counted.get(name));
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value.total;
      yield null;
    }
  }

  /** From the length, at the rate of the text that was counted last. */
  estimate(length: number): number {
    return Math.round(this.#tokens > 0 ? (length * this.#tokens) / this.#units : length / unitsPerToken);
  }

  #find(text: string): ChunkedCount | undefined {
    for (const counted of this.#counted.values()) if (counted.text === text) return counted;
    return undefined;
  }
}
