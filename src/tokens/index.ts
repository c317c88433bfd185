// How a text is counted, and where the tokens come from, is in README.md.
export {
  type Chunk,
  type ChunkedCount,
  changeChunks,
  countChunks,
  countChunksInSteps,
  type KnownChunks,
} from './chunked-count.ts';
export { createCounter, type TextMeasure, type TokenCounter } from './counter.ts';
export type { EncodingName } from './encoding-name.ts';
export { loadCounter } from './load.ts';
export { findSeams, isFirmSeam, isSafeSeam, lastFirmSeam } from './seams.ts';
