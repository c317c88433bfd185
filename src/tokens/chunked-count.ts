import type { TokenCounter } from './counter.ts';
import { isSafeSeam, nextSeam } from './seams.ts';

/** A text's exact count, by chunks, so that the next text need not be counted where it is the same. */
export interface ChunkedCount {
  readonly text: string;
  readonly total: number;
  readonly chunks: readonly Chunk[];
}

export interface Chunk {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** Counts `text`, taking over from `previous`, of any other text, the chunks that both begin or end with. */
export function countChunks(counter: TokenCounter, text: string, size: number, previous?: ChunkedCount): ChunkedCount {
  const steps = countChunksInSteps(counter, text, size, previous);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `countChunks`, a chunk of about `size` UTF-16 units at a step; yields the sum so far. */
export function* countChunksInSteps(
  counter: TokenCounter,
  text: string,
  size: number,
  previous: ChunkedCount = { text: '', total: 0, chunks: [] },
): Generator<number, ChunkedCount> {
  const head = commonHead(previous, text);
  const headEnd = head.at(-1)?.end ?? 0;
  const tail = commonTail(previous, text, headEnd);
  const tailStart = tail[0]?.start ?? text.length;

  const chunks = head;
  let total = sum(head) + sum(tail);
  for (let start = headEnd; start < tailStart; ) {
    // A rest smaller than a chunk stays with it; else every edit would leave one more little chunk.
    const end = tailStart - start < 2 * size ? tailStart : Math.min(nextSeam(text, start + size), tailStart);
    const count = counter.count(text.slice(start, end));
    chunks.push({ start, end, count });
    total += count;
    start = end;
    if (start < tailStart) yield total;
  }
  // Not a spread: there may be more chunks than a call takes arguments.
  for (const chunk of tail) chunks.push(chunk);
  return { text, total, chunks };
}

/** The chunks that `text` begins with as well. */
function commonHead(previous: ChunkedCount, text: string): Chunk[] {
  const differs = previous.chunks.findIndex(
    (chunk) => !isSameSlice(previous.text, text, chunk, 0) || !isSafeSeam(text, chunk.end),
  );
  return differs === -1 ? [...previous.chunks] : previous.chunks.slice(0, differs);
}

/** The chunks behind `from` that `text` ends with as well, moved to where they are in it. */
function commonTail(previous: ChunkedCount, text: string, from: number): Chunk[] {
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

function sum(chunks: readonly Chunk[]): number {
  return chunks.reduce((total, chunk) => total + chunk.count, 0);
}
