const tickMs = 1000;

/**
 * Calls `onMissed` after so many seconds without a sign of life while something is awaited. It counts ticks and reads no
 * clock: while the machine sleeps or the page is busy, no time passes for it.
 */
export class Deadline {
  readonly #isAwaiting: () => boolean;
  readonly #seconds: () => number;
  readonly #onMissed: (seconds: number) => void;
  #ticker: ReturnType<typeof setInterval> | null = null;
  #silent = 0;

  constructor(isAwaiting: () => boolean, seconds: () => number, onMissed: (seconds: number) => void) {
    this.#isAwaiting = isAwaiting;
    this.#seconds = seconds;
    this.#onMissed = onMissed;
  }

  /** To be called when something is asked. */
  watch(): void {
    if (this.#ticker !== null) return;
    this.#silent = 0;
    this.#ticker = setInterval(() => this.#tick(), tickMs);
  }

  /** To be called at every sign of life. */
  hear(): void {
    this.#silent = 0;
  }

  stop(): void {
    if (this.#ticker !== null) clearInterval(this.#ticker);
    this.#ticker = null;
  }

  #tick(): void {
    if (!this.#isAwaiting()) return this.stop();
    if (++this.#silent <= this.#seconds()) return;
    this.stop();
    this.#onMissed(this.#silent);
  }
}
