import { classRuns } from './unicode-classes.ts';

export const OTHER = 0;
/** Upper and title case. */
export const UPPER = 1;
export const LOWER = 2;
/** Letters without case, and modifiers: the o200k pattern takes them, like marks, for upper and for lower case. */
export const CASELESS = 3;
export const MARK = 4;
export const NUMBER = 5;
export const SPACE = 6;
/** `\r` and `\n`. */
export const BREAK = 7;
/** The byte behind the text. */
export const END = 8;
const WIDE = 9;

/** Stands behind the text in the buffer, so that scanning needs no bounds; no UTF-8 text holds it. */
export const SENTINEL = 0xff;

const LETTERS_IN_RUNS = 'OULCMNSB';

/** Class by code point. */
export const classOfCode: Uint8Array = readClassRuns(classRuns);

/** Class by first byte; WIDE where the bytes that follow decide. */
const classOfByte: Uint8Array = new Uint8Array(256).fill(WIDE);
classOfByte.set(classOfCode.subarray(0, 0x80));
classOfByte[SENTINEL] = END;

/** The class of the character whose UTF-8 begins at `at`. */
export function classAt(bytes: Uint8Array, at: number): number {
  const known = classOfByte[bytes[at] as number] as number;
  return known === WIDE ? (classOfCode[codeAt(bytes, at)] as number) : known;
}

/** `at`, or where the run of ASCII of one class that begins there ends. */
export function skipAscii(bytes: Uint8Array, at: number, kind: number): number {
  let end = at;
  while (classOfByte[bytes[end] as number] === kind) end++;
  return end;
}

/** Where the character after the one at `at` begins. */
export function nextCharacter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return at + 1;
  if (first < 0xe0) return at + 2;
  return first < 0xf0 ? at + 3 : at + 4;
}

function codeAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  const second = (bytes[at + 1] as number) & 0x3f;
  if (first < 0xe0) return ((first & 0x1f) << 6) | second;
  const third = (bytes[at + 2] as number) & 0x3f;
  if (first < 0xf0) return ((first & 0x0f) << 12) | (second << 6) | third;
  return ((first & 0x07) << 18) | (second << 12) | (third << 6) | ((bytes[at + 3] as number) & 0x3f);
}

function readClassRuns(runs: string): Uint8Array {
  const classes = new Uint8Array(0x110000);
  let code = 0;
  let length = 0;
  for (let i = 0; i < runs.length; i++) {
    const unit = runs.charCodeAt(i);
    if (unit < 0x41 || unit > 0x5a) {
      length = length * 36 + unit - (unit < 0x41 ? 0x30 : 0x57);
      continue;
    }
    const kind = LETTERS_IN_RUNS.indexOf(String.fromCharCode(unit));
    if (kind !== OTHER) classes.fill(kind, code, code + length);
    code += length;
    length = 0;
  }
  return classes;
}
