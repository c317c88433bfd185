import type { Facts, Problem } from '../../core/index.ts';
import { applyChanges, type Request, type TextChange } from '../protocol.ts';

/** Bytes, and changes of them, until their text is known. */
type Held = { readonly facts: Facts } & (
  | { readonly text: string; readonly problems: readonly Problem[] }
  | { readonly bytes: ArrayBuffer; readonly changes: readonly TextChange[] }
);

type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;
export type UnsentRequest = WithoutId<Request>;

/** The page's own copy of what the worker holds, to tell it to the next one. */
export class HeldSamples {
  readonly #held = new Map<string, Held>();

  open(sample: string, text: string, facts: Facts): void {
    this.#held.set(sample, { text, facts, problems: [] });
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
    this.#held.set(sample, { text: applyChanges(text, held.changes), facts: held.facts, problems });
  }

  change(sample: string, changes: readonly TextChange[]): void {
    const held = this.#held.get(sample);
    if (held === undefined) return;
    if ('text' in held) this.#held.set(sample, { ...held, text: applyChanges(held.text, changes) });
    else this.#held.set(sample, { ...held, changes: [...held.changes, ...changes] });
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
    return 'text' in held ? held.text.length : held.bytes.byteLength;
  }

  /** What makes a new worker hold the same. */
  requests(): readonly UnsentRequest[] {
    return [...this.#held.keys()].flatMap((sample) => this.requestsFor(sample));
  }

  requestsFor(sample: string): readonly UnsentRequest[] {
    const held = this.#held.get(sample);
    if (held === undefined) return [];
    const { facts } = held;
    if ('text' in held) return [{ type: 'open', sample, text: held.text, facts, problems: held.problems }];
    const { bytes, changes } = held;
    return [
      { type: 'decode', sample, bytes, facts },
      { type: 'change', sample, changes },
    ];
  }
}
