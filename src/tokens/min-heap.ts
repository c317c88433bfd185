/** A binary heap of numbers, the lowest on top. */
export class MinHeap {
  readonly #keys: number[] = [];

  push(key: number): void {
    const keys = this.#keys;
    let at = keys.push(key) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = keys[parent] as number;
      if (above <= key) break;
      keys[at] = above;
      at = parent;
    }
    keys[at] = key;
  }

  /** Takes the lowest out. */
  pop(): number | undefined {
    const keys = this.#keys;
    const lowest = keys[0];
    const key = keys.pop();
    if (key === undefined || keys.length === 0) return lowest;
    let at = 0;
    for (let child = 1; child < keys.length; child = 2 * at + 1) {
      if (child + 1 < keys.length && (keys[child + 1] as number) < (keys[child] as number)) child++;
      const below = keys[child] as number;
      if (below >= key) break;
      keys[at] = below;
      at = child;
    }
    keys[at] = key;
    return lowest;
  }
}
