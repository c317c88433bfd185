import type { Facts, Problem } from '../../core/index.ts';
import { applyChanges, type Request, type TextChange } from '../protocol.ts';

/** A text, or the bytes of it until it is known, and the changes made since: to make them in megabytes takes the page's time. */
type Held = { readonly facts: Facts; readonly changes: readonly TextChange[] } & (
  | { readonly text: string; readonly problems: readonly Problem[] }
  | { readonly bytes: ArrayBuffer }
);

/** More changes, or more units in them, are made in the text. */
const mostChanges = 64;
const mostChangedUnits = 65_536;

type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;
export type UnsentRequest = WithoutId<Request>;

/** The page's own copy of what the worker holds, to tell it to the next one. */
export class HeldSamples {
  readonly #held = new Map<string, Held>();

  open(sample: string, text: string, facts: Facts): void {
    this.#held.set(sample, { text, facts, problems: [], changes: [] });
  }

  decode(sample: string, bytes: ArrayBuffer, facts: Facts): void {
    this.#held.set(sample, { bytes, facts, changes: [] });
  }

  /** What the bytes say, before the changes that were made since. */
  decoded(
    sample: string,
    bytes: ArrayBuffer,
    { text, problems }: { readonly text: string; readonly problems: readonly Problem[] },
  ): void {
    const held = this.#held.get(sample);
    if (held === undefined || !('bytes' in held) || held.bytes !== bytes) return;
    this.#held.set(sample, { text, facts: held.facts, problems, changes: held.changes });
  }

  change(sample: string, changes: readonly TextChange[]): void {
    const held = this.#held.get(sample);
    if (held === undefined) return;
    const all = [...held.changes, ...changes];
    const units = all.reduce((sum, { text }) => sum + text.length, 0);
    const isMade = 'text' in held && (all.length > mostChanges || units > mostChangedUnits);
    this.#held.set(
      sample,
      isMade ? { ...held, text: applyChanges(held.text, all), changes: [] } : { ...held, changes: all },
    );
  }

  setFacts(sample: string, facts: Facts): void {
    const held = this.#held.get(sample);
    if (held !== undefined) this.#held.set(sample, { ...held, facts });
  }

  close(sample: string): void {
    this.#held.delete(sample);
  }

  clear(): void {
    this.#held.clear();
  }

  has(sample: string): boolean {
    return this.#held.has(sample);
  }

  lengthOf(sample: string | null): number {
    const held = sample === null ? undefined : this.#held.get(sample);
    if (held === undefined) return 0;
    const length = 'text' in held ? held.text.length : held.bytes.byteLength;
    return held.changes.reduce((sum, { start, end, text }) => sum + text.length - (end - start), length);
  }

  /** What makes a new worker hold the same. */
  requests(): readonly UnsentRequest[] {
    return [...this.#held.keys()].flatMap((sample) => this.requestsFor(sample));
  }

  requestsFor(sample: string): readonly UnsentRequest[] {
    const held = this.#held.get(sample);
    if (held === undefined) return [];
    const { facts, changes } = held;
    return [
      'text' in held
        ? { type: 'open', sample, text: held.text, facts, problems: held.problems }
        : { type: 'decode', sample, bytes: held.bytes, facts },
      ...(changes.length === 0 ? [] : [{ type: 'change', sample, changes } as const]),
    ];
  }
}
