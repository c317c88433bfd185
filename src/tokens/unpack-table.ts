import { PackedBytes } from './packed-bytes.ts';

const BYTE_TOKENS = 256;
const PLANES = 6;
const BACKSLASH = 0x5c;
const FIRST_DIGIT = 0x23;

export interface TokenBytes {
  /** The bytes of all tokens, one after the other, and padding. */
  readonly bytes: Uint8Array;
  /** Token `id` is `bytes[starts[id]..starts[id + 1])`. */
  readonly starts: Uint32Array;
  /** The length of the longest token. */
  readonly longest: number;
}

/** Unpacks what `packTable` made; `table` is that text in ASCII. */
export function unpackTable(table: Uint8Array): TokenBytes {
  const tokens = table.length / PLANES;
  if (!Number.isInteger(tokens) || tokens < BYTE_TOKENS) {
    throw new Error(`A token table of ${table.length} bytes is broken`);
  }
  const starts = new Uint32Array(tokens + 1);
  let longest = 1;
  for (let id = 0; id < tokens; id++) {
    let length = 1;
    if (id >= BYTE_TOKENS) {
      const left = leftOf(table, tokens, id);
      const right = rightOf(table, tokens, id);
      length = (starts[left + 1] as number) - (starts[left] as number);
      length += (starts[right + 1] as number) - (starts[right] as number);
    }
    starts[id + 1] = (starts[id] as number) + length;
    if (length > longest) longest = length;
  }

  const bytes = new Uint8Array((starts[tokens] as number) + PackedBytes.PADDING);
  for (let id = 0; id < BYTE_TOKENS; id++) bytes[id] = leftOf(table, tokens, id);
  for (let id = BYTE_TOKENS, to = BYTE_TOKENS; id < tokens; id++) {
    to = copyToken(bytes, starts, leftOf(table, tokens, id), to);
    to = copyToken(bytes, starts, rightOf(table, tokens, id), to);
  }
  return { bytes, starts, longest };
}

function leftOf(table: Uint8Array, tokens: number, id: number): number {
  return (digitAt(table, id) << 12) | (digitAt(table, id + tokens) << 6) | digitAt(table, id + 2 * tokens);
}

function rightOf(table: Uint8Array, tokens: number, id: number): number {
  return leftOf(table, tokens, id + 3 * tokens);
}

function digitAt(table: Uint8Array, at: number): number {
  const code = table[at] as number;
  return code < BACKSLASH ? code - FIRST_DIGIT : code - FIRST_DIGIT - 1;
}

/** Copies a token to `to`; returns where the copy ends. */
function copyToken(bytes: Uint8Array, starts: Uint32Array, id: number, to: number): number {
  const end = starts[id + 1] as number;
  let at = to;
  for (let from = starts[id] as number; from < end; from++) bytes[at++] = bytes[from] as number;
  return at;
}
