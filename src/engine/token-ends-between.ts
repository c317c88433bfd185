import { isSafeSeam, type TokenCounter } from '../tokens/index.ts';

/** Where tokens of `text` end after `start`, up to `end`, counted from `start`. Exact: the window grows to safe seams. */
export function tokenEnds(counter: TokenCounter, text: string, start: number, end: number): Uint32Array {
  let from = Math.min(Math.max(0, start), text.length);
  while (from > 0 && !isSafeSeam(text, from)) from--;
  let to = Math.min(Math.max(start, end), text.length);
  while (to < text.length && !isSafeSeam(text, to)) to++;
  const shift = start - from;
  return counter
    .ends(text.slice(from, to))
    .filter((at) => at > shift && at <= end - from)
    .map((at) => at - shift);
}
