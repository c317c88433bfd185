import type { TokenCounter } from './counter.ts';
import { nextSeam } from './seams.ts';

/**
 * Counts a part of about `chunkSize` UTF-16 units at a step; yields the sum so far, returns the whole, which is exact.
 * A text without a safe seam is one step.
 */
export function* countInSteps(counter: TokenCounter, text: string, chunkSize: number): Generator<number, number> {
  let total = 0;
  for (let at = 0; at < text.length; ) {
    const end = nextSeam(text, at + chunkSize);
    total += counter.count(text.slice(at, end));
    at = end;
    if (at < text.length) yield total;
  }
  return total;
}
