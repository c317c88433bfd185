export function pick<T>(from: readonly T[], next: (below: number) => number): T {
  const chosen = from[next(from.length)];
  if (chosen === undefined) throw new Error('picked from an empty list');
  return chosen;
}

export function hex(next: (below: number) => number, length: number): string {
  return Array.from({ length }, () => next(16).toString(16)).join('');
}

/** mulberry32: small, quick and the same everywhere. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
