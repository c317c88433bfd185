import { utf8Bytes } from './utf8-bytes.ts';

/** The SHA-256 digest of a text's UTF-8 bytes, in hexadecimal digits. */
export function sha256Hex(text: string): string {
  return toHex(sha256(utf8Bytes(text)));
}

/** The 32 bytes of a SHA-256 digest (FIPS 180-4). */
export function sha256(message: Uint8Array): Uint8Array {
  const [...state] = sha256Start;
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length * 8);
  for (let at = 0; at < padded.length; at += 64) mixBlock(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

function mixBlock(state: number[], view: DataView, at: number): void {
  const schedule = new Uint32Array(64);
  for (let round = 0; round < 16; round++) schedule[round] = view.getUint32(at + round * 4);
  const word = (round: number) => schedule[round] ?? 0;
  for (let round = 16; round < 64; round++) {
    const [early, late] = [word(round - 15), word(round - 2)];
    const small = rotateWord(early, 7) ^ rotateWord(early, 18) ^ (early >>> 3);
    const large = rotateWord(late, 17) ^ rotateWord(late, 19) ^ (late >>> 10);
    schedule[round] = word(round - 16) + small + word(round - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      (h +
        (rotateWord(e, 6) ^ rotateWord(e, 11) ^ rotateWord(e, 25)) +
        chosen +
        (sha256Rounds[round] ?? 0) +
        word(round)) |
      0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotateWord(a, 2) ^ rotateWord(a, 13) ^ rotateWord(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = ((state[index] ?? 0) + value) >>> 0;
}

function rotateWord(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first 64 primes. */
const primes: readonly number[] = Array.from({ length: 310 }, (_, index) => index + 2)
  .filter((number) =>
    Array.from({ length: 17 }, (_, index) => index + 2).every((by) => by >= number || number % by !== 0),
  )
  .slice(0, 64);
/** The first 32 bits behind the point of the primes' square and cube roots. */
const sha256Start: readonly number[] = primes.slice(0, 8).map((prime) => rootBits(Math.sqrt(prime)));
const sha256Rounds: readonly number[] = primes.map((prime) => rootBits(Math.cbrt(prime)));

function rootBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}
