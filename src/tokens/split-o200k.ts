import * as classes from './classes.ts';
import * as parts from './split-parts.ts';

// Bound once: the test runner looks an imported name up at each use, which these loops would feel.
const { BREAK, CASELESS, classAt, LOWER, MARK, NUMBER, nextCharacter, OTHER, SPACE, skipAscii, UPPER } = classes;
const { contractionEnd, numberEnd, spaceEnd } = parts;

const SPACE_BYTE = 0x20;
const SLASH = 0x2f;

/**
 * The pattern, an alternative per line, where upper is `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]` and lower `[\p{Ll}\p{Lm}\p{Lo}\p{M}]`:
 * ```
 * [^\r\n\p{L}\p{N}]? upper* lower+ (?i:'s|'t|'re|'ve|'m|'ll|'d)?
 * [^\r\n\p{L}\p{N}]? upper+ lower* (?i:'s|'t|'re|'ve|'m|'ll|'d)?
 * \p{N}{1,3}
 *  ?[^\s\p{L}\p{N}]+[\r\n/]*
 * \s*[\r\n]+ | \s+(?!\S) | \s+
 * ```
 */
export function splitO200k(bytes: Uint8Array, at: number): number {
  const kind = classAt(bytes, at);
  if (kind === NUMBER) return numberEnd(bytes, at);
  if (kind === BREAK) return spaceEnd(bytes, at);
  const isPrefix = kind === OTHER || kind === SPACE;
  const wordStart = isPrefix ? nextCharacter(bytes, at) : at;
  const word = wordEnd(bytes, wordStart);
  if (word > wordStart) return contractionEnd(bytes, word);
  if (kind === OTHER) return punctuationEnd(bytes, at);
  if (bytes[at] === SPACE_BYTE && classAt(bytes, wordStart) === OTHER) return punctuationEnd(bytes, wordStart);
  return spaceEnd(bytes, at);
}

/** The end of `upper* lower+`, else of `upper+ lower*`; `at` when neither matches. */
function wordEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  // Where the regular expression backtracks to: caseless letters and marks are lower as well.
  let afterCaseless = at;
  for (;;) {
    const kind = classAt(bytes, end);
    if (kind === LOWER) return lowerEnd(bytes, nextCharacter(bytes, end));
    if (kind !== UPPER && kind !== CASELESS && kind !== MARK) break;
    end = nextCharacter(bytes, end);
    if (kind !== UPPER) afterCaseless = end;
  }
  return afterCaseless > at ? afterCaseless : end;
}

function lowerEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  for (;;) {
    end = skipAscii(bytes, end, LOWER);
    const kind = classAt(bytes, end);
    if (kind !== LOWER && kind !== CASELESS && kind !== MARK) return end;
    end = nextCharacter(bytes, end);
  }
}

/** The end of `[^\s\p{L}\p{N}]+[\r\n/]*`; a mark counts as punctuation here. */
function punctuationEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  for (;;) {
    end = skipAscii(bytes, end, OTHER);
    const kind = classAt(bytes, end);
    if (kind !== OTHER && kind !== MARK) break;
    end = nextCharacter(bytes, end);
  }
  while (classAt(bytes, end) === BREAK || bytes[end] === SLASH) end++;
  return end;
}
