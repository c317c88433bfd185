/** Bytes that are read in words of four as well. At least `WORD_PADDING` bytes must stand behind the last that is meant. */
export interface PackedBytes {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

export const WORD = 4;
export const WORD_PADDING = 4;

const PRIME = 0x01000193;
const MASKS = new Int32Array([0, 0xff, 0xffff, 0xffffff]);

export function packBytes(bytes: Uint8Array): PackedBytes {
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

/** The last word of a slice of which `length` (0 to 3) bytes are left; the bytes behind them are zeroed. */
export function lastWord(view: DataView, at: number, length: number): number {
  return view.getInt32(at, true) & (MASKS[length] as number);
}

/** A hash of the slice, all of its 32 bits mixed. */
export function hashSlice(view: DataView, from: number, to: number): number {
  let hash = to - from;
  let at = from;
  for (; at + WORD <= to; at += WORD) {
    hash = Math.imul(hash ^ view.getInt32(at, true), PRIME);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ lastWord(view, at, to - at), PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

/** Whether `a` at `aFrom` and `b` at `bFrom` hold the same `length` bytes. */
export function isSameSlice(a: DataView, aFrom: number, b: DataView, bFrom: number, length: number): boolean {
  let i = 0;
  for (; i + WORD <= length; i += WORD) if (a.getInt32(aFrom + i, true) !== b.getInt32(bFrom + i, true)) return false;
  return lastWord(a, aFrom + i, length - i) === lastWord(b, bFrom + i, length - i);
}
