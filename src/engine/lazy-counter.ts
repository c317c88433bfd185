import type { TokenCounter } from '../tokens/index.ts';
import { detailOf, EngineFault } from './fault.ts';

/** A counter that is loaded once, when first asked for; again after that failed. */
export class LazyCounter {
  readonly #load: () => Promise<TokenCounter>;
  readonly #onLoaded: (ms: number) => void;
  readonly #now: () => number;
  #loading: Promise<TokenCounter> | null = null;
  #loaded: TokenCounter | null = null;

  constructor(load: () => Promise<TokenCounter>, now: () => number, onLoaded: (ms: number) => void) {
    this.#load = load;
    this.#now = now;
    this.#onLoaded = onLoaded;
  }

  get loaded(): TokenCounter | null {
    return this.#loaded;
  }

  async get(): Promise<TokenCounter> {
    this.#loading ??= this.#start();
    try {
      return await this.#loading;
    } catch (error) {
      this.#loading = null;
      throw new EngineFault({ id: 'counter', detail: detailOf(error) });
    }
  }

  async #start(): Promise<TokenCounter> {
    const start = this.#now();
    this.#loaded = await this.#load();
    this.#onLoaded(this.#now() - start);
    return this.#loaded;
  }
}
