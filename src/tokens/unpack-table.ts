import { PackedBytes } from './packed-bytes.ts';

const BYTE_TOKENS = 256;

export interface TokenBytes {
  /** The bytes of all tokens, one after the other, and padding. */
  readonly bytes: Uint8Array;
  /** Token `id` is `bytes[starts[id]..starts[id + 1])`. */
  readonly starts: Uint32Array;
  /** The length of the longest token. */
  readonly longest: number;
}

/** Unpacks what `packTable` made: each token is the bytes of the two earlier tokens that merge into it. */
export function unpackTable(table: Uint8Array): TokenBytes {
  const pairs = (table.length - BYTE_TOKENS) / 6;
  if (!Number.isInteger(pairs) || pairs <= 0) throw new Error(`A token table of ${table.length} bytes is broken`);
  const lefts = readPlanes(table, BYTE_TOKENS, pairs);
  const rights = readPlanes(table, BYTE_TOKENS + 3 * pairs, pairs);

  const starts = new Uint32Array(BYTE_TOKENS + pairs + 1);
  for (let id = 0; id <= BYTE_TOKENS; id++) starts[id] = id;
  let longest = 1;
  for (let pair = 0; pair < pairs; pair++) {
    const left = lefts[pair] as number;
    const right = rights[pair] as number;
    const leftLength = (starts[left + 1] as number) - (starts[left] as number);
    const length = leftLength + (starts[right + 1] as number) - (starts[right] as number);
    starts[BYTE_TOKENS + pair + 1] = (starts[BYTE_TOKENS + pair] as number) + length;
    if (length > longest) longest = length;
  }

  const bytes = new Uint8Array((starts[BYTE_TOKENS + pairs] as number) + PackedBytes.PADDING);
  bytes.set(table.subarray(0, BYTE_TOKENS));
  let to = BYTE_TOKENS;
  for (let pair = 0; pair < pairs; pair++) {
    to = copyToken(bytes, starts, lefts[pair] as number, to);
    to = copyToken(bytes, starts, rights[pair] as number, to);
  }
  return { bytes, starts, longest };
}

/** Ids of three bytes each: all the high bytes, then the middle, then the low. */
function readPlanes(table: Uint8Array, from: number, length: number): Uint32Array {
  const ids = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    const high = table[from + i] as number;
    const middle = table[from + length + i] as number;
    ids[i] = (high << 16) | (middle << 8) | (table[from + 2 * length + i] as number);
  }
  return ids;
}

/** Copies a token to `to`; returns where the copy ends. */
function copyToken(bytes: Uint8Array, starts: Uint32Array, id: number, to: number): number {
  const end = starts[id + 1] as number;
  let at = to;
  for (let from = starts[id] as number; from < end; from++) bytes[at++] = bytes[from] as number;
  return at;
}
