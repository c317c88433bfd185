import * as classes from './classes.ts';
import * as parts from './split-parts.ts';

// Bound once: the test runner looks an imported name up at each use, which these loops would feel.
const { BREAK, CASELESS, classAt, LOWER, MARK, NUMBER, nextCharacter, OTHER, UPPER } = classes;
const { contractionEnd, numberEnd, spaceEnd } = parts;

const SPACE_BYTE = 0x20;

/**
 * The pattern, an alternative per line:
 * ```
 * (?i:'s|'t|'re|'ve|'m|'ll|'d)
 * [^\r\n\p{L}\p{N}]?\p{L}+
 * \p{N}{1,3}
 *  ?[^\s\p{L}\p{N}]+[\r\n]*
 * \s*[\r\n]+ | \s+(?!\S) | \s+
 * ```
 */
export function splitCl100k(bytes: Uint8Array, at: number): number {
  const contraction = contractionEnd(bytes, at);
  if (contraction > at) return contraction;
  const kind = classAt(bytes, at);
  if (kind === NUMBER) return numberEnd(bytes, at);
  if (kind === BREAK) return spaceEnd(bytes, at);
  const second = nextCharacter(bytes, at);
  const word = wordEnd(bytes, isLetter(kind) ? at : second);
  if (word > second || isLetter(kind)) return word;
  if (isPunctuation(kind)) return punctuationEnd(bytes, at);
  if (bytes[at] === SPACE_BYTE && isPunctuation(classAt(bytes, second))) return punctuationEnd(bytes, second);
  return spaceEnd(bytes, at);
}

function isLetter(kind: number): boolean {
  return kind === UPPER || kind === LOWER || kind === CASELESS;
}

/** Marks are no letters in this pattern. */
function isPunctuation(kind: number): boolean {
  return kind === OTHER || kind === MARK;
}

function wordEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  while (isLetter(classAt(bytes, end))) end = nextCharacter(bytes, end);
  return end;
}

/** The end of `[^\s\p{L}\p{N}]+[\r\n]*`. */
function punctuationEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  while (isPunctuation(classAt(bytes, end))) end = nextCharacter(bytes, end);
  while (classAt(bytes, end) === BREAK) end++;
  return end;
}
