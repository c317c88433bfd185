import * as classes from './classes.ts';

// Bound once: the test runner looks an imported name up at each use, which these loops would feel.
const { BREAK, classAt, END, NUMBER, nextCharacter, SPACE, skipAscii } = classes;

const APOSTROPHE = 0x27;
const LOWER_CASE_BIT = 0x20;
const [D, E, L, M, R, S, T, V] = [0x64, 0x65, 0x6c, 0x6d, 0x72, 0x73, 0x74, 0x76];

/** The end of `(?i:'s|'t|'re|'ve|'m|'ll|'d)` at `at`; `at` when it is not there. */
export function contractionEnd(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== APOSTROPHE) return at;
  const first = (bytes[at + 1] as number) | LOWER_CASE_BIT;
  if (first === S || first === T || first === M || first === D) return at + 2;
  // The long s, U+017F, folds to s.
  if (bytes[at + 1] === 0xc5 && bytes[at + 2] === 0xbf) return at + 3;
  const second = (bytes[at + 2] as number) | LOWER_CASE_BIT;
  if ((first === R || first === V) && second === E) return at + 3;
  return first === L && second === L ? at + 3 : at;
}

/** The end of `\p{N}{1,3}` at a number. */
export function numberEnd(bytes: Uint8Array, at: number): number {
  const second = nextCharacter(bytes, at);
  if (classAt(bytes, second) !== NUMBER) return second;
  const third = nextCharacter(bytes, second);
  return classAt(bytes, third) === NUMBER ? nextCharacter(bytes, third) : third;
}

/** The end of `\s*[\r\n]+|\s+(?!\S)|\s+` at white space. */
export function spaceEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  let last = at;
  let afterBreak = at;
  for (;;) {
    const afterAscii = skipAscii(bytes, end, SPACE);
    if (afterAscii > end) last = afterAscii - 1;
    end = afterAscii;
    const kind = classAt(bytes, end);
    if (kind !== SPACE && kind !== BREAK) {
      if (afterBreak > at) return afterBreak;
      // Of several spaces before a word the last one belongs to the word.
      return kind === END || last === at ? end : last;
    }
    last = end;
    end = nextCharacter(bytes, end);
    if (kind === BREAK) afterBreak = end;
  }
}
