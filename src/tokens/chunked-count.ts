import * as classes from './classes.ts';
import type { TokenCounter } from './counter.ts';
import { isSafeSeam, nextSeam } from './seams.ts';

// Bound once, as in the splitters.
const { classOfCode, SPACE } = classes;

/** A text's exact count, by chunks, so that the next text need not be counted where it is the same. */
export interface ChunkedCount extends KnownChunks {
  readonly total: number;
}

/** What is counted of a text, in order; there may be gaps between the chunks. */
export interface KnownChunks {
  readonly text: string;
  readonly chunks: readonly Chunk[];
}

export interface Chunk {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** Counts `text`, taking over from `previous`, of any other text, the chunks that both begin or end with. */
export function countChunks(counter: TokenCounter, text: string, size: number, previous?: KnownChunks): ChunkedCount {
  const steps = countChunksInSteps(counter, text, size, previous);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `countChunks`, a chunk of about `size` UTF-16 units at a step; yields the sum so far, from the left. */
export function* countChunksInSteps(
  counter: TokenCounter,
  text: string,
  size: number,
  previous: KnownChunks = { text: '', chunks: [] },
): Generator<number, ChunkedCount> {
  const known = previous.text === text ? previous.chunks : commonChunks(previous, text);
  const chunks: Chunk[] = [];
  let total = 0;
  for (let next = 0, start = 0; start < text.length; next++) {
    const chunk = known[next];
    const gapEnd = chunk?.start ?? text.length;
    while (start < gapEnd) {
      // A rest smaller than a chunk stays with it; else every edit would leave one more little chunk.
      const end = gapEnd - start < 2 * size ? gapEnd : Math.min(nextSeam(text, start + size), gapEnd);
      const count = counter.count(text.slice(start, end));
      chunks.push({ start, end, count });
      total += count;
      start = end;
      if (start < gapEnd) yield total;
    }
    if (chunk === undefined) break;
    chunks.push(chunk);
    total += chunk.count;
    start = chunk.end;
  }
  return { text, total, chunks };
}

/** What is still known after the units from `start` to `end` were replaced, which made `text`: all but a gap. */
export function changeChunks(counted: KnownChunks, text: string, start: number, end: number): KnownChunks {
  const shift = text.length - counted.text.length;
  // White space in front of the change may reach a line break in it, and a seam before that looks so far.
  let unchanged = start;
  while (unchanged > 0 && classOfCode[text.charCodeAt(unchanged - 1)] === SPACE) unchanged--;
  const chunks = counted.chunks.slice(
    0,
    countBefore(counted.chunks, (chunk) => chunk.end < unchanged),
  );
  let next = countBefore(counted.chunks, (chunk) => chunk.start < end);
  // What is further right depends on nothing that has changed.
  while (next < counted.chunks.length && !isSafeSeam(text, (counted.chunks[next] as Chunk).start + shift)) next++;
  for (; next < counted.chunks.length; next++) {
    const chunk = counted.chunks[next] as Chunk;
    chunks.push({ start: chunk.start + shift, end: chunk.end + shift, count: chunk.count });
  }
  return { text, chunks };
}

/** How many chunks at the beginning `isBefore` holds of; it holds of no later ones. */
function countBefore(chunks: readonly Chunk[], isBefore: (chunk: Chunk) => boolean): number {
  let low = 0;
  let high = chunks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(chunks[middle] as Chunk)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The chunks that both texts begin or end with. */
function commonChunks(previous: KnownChunks, text: string): readonly Chunk[] {
  const head = commonHead(previous, text);
  // Not a spread: there may be more chunks than a call takes arguments.
  return head.concat(commonTail(previous, text, head.at(-1)?.end ?? 0));
}

/** The chunks that `text` begins with as well. */
function commonHead(previous: KnownChunks, text: string): Chunk[] {
  const differs = previous.chunks.findIndex(
    (chunk) => !isSameSlice(previous.text, text, chunk, 0) || !isSafeSeam(text, chunk.end),
  );
  return differs === -1 ? [...previous.chunks] : previous.chunks.slice(0, differs);
}

/** The chunks behind `from` that `text` ends with as well, moved to where they are in it. */
function commonTail(previous: KnownChunks, text: string, from: number): Chunk[] {
  const shift = text.length - previous.text.length;
  const moved: Chunk[] = [];
  for (let i = previous.chunks.length - 1; i >= 0; i--) {
    const chunk = previous.chunks[i] as Chunk;
    const start = chunk.start + shift;
    if (start < from || !isSameSlice(previous.text, text, chunk, shift) || !isSafeSeam(text, start)) break;
    moved.push({ start, end: chunk.end + shift, count: chunk.count });
  }
  return moved.reverse();
}

/** Two slices compare as memory, without a loop over their characters. */
function isSameSlice(previous: string, text: string, chunk: Chunk, shift: number): boolean {
  return previous.slice(chunk.start, chunk.end) === text.slice(chunk.start + shift, chunk.end + shift);
}
