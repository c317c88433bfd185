/** Asks one thing after the other and keeps the answers; those nobody waits for any more are not asked. */
export class AskQueue<A> {
  readonly #answers = new Map<string, A>();
  readonly #waiting = new Map<string, { readonly ask: () => Promise<A>; readonly listeners: Set<() => void> }>();
  #isAsking = false;

  get(key: string): A | undefined {
    return this.#answers.get(key);
  }

  /** Calls the listener once the answer is there; the function returned ends that. */
  want(key: string, ask: () => Promise<A>, listener: () => void): () => void {
    if (this.#answers.has(key)) return () => undefined;
    const waiting = this.#waiting.get(key) ?? { ask, listeners: new Set() };
    waiting.listeners.add(listener);
    this.#waiting.set(key, waiting);
    this.#next();
    return () => {
      waiting.listeners.delete(listener);
      if (waiting.listeners.size === 0 && this.#waiting.get(key) === waiting) this.#waiting.delete(key);
    };
  }

  async #next(): Promise<void> {
    if (this.#isAsking) return;
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [key, { ask, listeners }] = first;
    this.#isAsking = true;
    try {
      const answer = await ask();
      this.#answers.set(key, answer);
    } catch {
      // What failed is asked again when it is wanted again.
    }
    this.#isAsking = false;
    this.#waiting.delete(key);
    for (const listener of [...listeners]) listener();
    this.#next();
  }
}
