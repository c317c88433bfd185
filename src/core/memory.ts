import type { Memory } from './model.ts';

/** How many things are kept: undoing an edit finds those of before it. */
const memoryLimit = 4;

/** Goes from a run to the next one of the same output. */
export class RunMemory implements Memory {
  private readonly kept = new Map<string, unknown>();

  recall<T>(kind: new () => T, key: string): T {
    const known = this.kept.get(key);
    const recalled = known instanceof kind ? known : new kind();
    this.kept.delete(key);
    this.kept.set(key, recalled);
    const [oldest] = this.kept.keys();
    if (this.kept.size > memoryLimit && oldest !== undefined) this.kept.delete(oldest);
    return recalled;
  }
}
