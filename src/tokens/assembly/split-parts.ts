import { BREAK, byteAt, classAt, END, NUMBER, nextCharacter, SPACE } from './classes';

const APOSTROPHE: u32 = 0x27;
const LOWER_CASE_BIT: u32 = 0x20;
const D: u32 = 0x64;
const E: u32 = 0x65;
const L: u32 = 0x6c;
const M: u32 = 0x6d;
const R: u32 = 0x72;
const S: u32 = 0x73;
const T: u32 = 0x74;
const V: u32 = 0x76;

/** The end of `(?i:'s|'t|'re|'ve|'m|'ll|'d)` at `at`; `at` when it is not there. */
export function contractionEnd(at: usize): usize {
  return byteAt(at) === APOSTROPHE ? contractionAfterApostrophe(at) : at;
}

function contractionAfterApostrophe(at: usize): usize {
  const first = byteAt(at + 1) | LOWER_CASE_BIT;
  if (first === S || first === T || first === M || first === D) return at + 2;
  // The long s, U+017F, folds to s.
  if (byteAt(at + 1) === 0xc5 && byteAt(at + 2) === 0xbf) return at + 3;
  const second = byteAt(at + 2) | LOWER_CASE_BIT;
  if ((first === R || first === V) && second === E) return at + 3;
  return first === L && second === L ? at + 3 : at;
}

/** The end of `\p{N}{1,3}` at a number. */
export function numberEnd(at: usize): usize {
  const second = nextCharacter(at);
  if (classAt(second) !== NUMBER) return second;
  const third = nextCharacter(second);
  return classAt(third) === NUMBER ? nextCharacter(third) : third;
}

/** The end of `\s*[\r\n]+|\s+(?!\S)|\s+` at white space. */
export function spaceEnd(at: usize): usize {
  let end = at;
  let last = at;
  let afterBreak = at;
  while (true) {
    const kind = classAt(end);
    if (kind !== SPACE && kind !== BREAK) {
      if (afterBreak > at) return afterBreak;
      // Of several spaces before a word the last one belongs to the word.
      return kind === END || last === at ? end : last;
    }
    last = end;
    end = nextCharacter(end);
    if (kind === BREAK) afterBreak = end;
  }
}
