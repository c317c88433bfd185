import { findSecretsInSteps, type Hit } from '../core/index.ts';

/** Secrets and personal data in the text that was scanned last: no text is scanned twice in a row. */
export class KnownHits {
  #text: string | null = null;
  #hits: readonly Hit[] = [];

  *find(text: string): Generator<null, readonly Hit[]> {
    if (text === this.#text) return this.#hits;
    this.#hits = yield* findSecretsInSteps(text);
    this.#text = text;
    return this.#hits;
  }
}
