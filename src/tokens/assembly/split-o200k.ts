import { BREAK, byteAt, CASELESS, classAt, LOWER, MARK, NUMBER, nextCharacter, OTHER, SPACE, UPPER } from './classes';
import { contractionEnd, numberEnd, spaceEnd } from './split-parts';

const SPACE_BYTE: u32 = 0x20;
const SLASH: u32 = 0x2f;

/**
 * The end of the piece that begins at `at`. The pattern, an alternative per line, where upper is
 * `[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]` and lower `[\p{Ll}\p{Lm}\p{Lo}\p{M}]`:
 * ```
 * [^\r\n\p{L}\p{N}]? upper* lower+ (?i:'s|'t|'re|'ve|'m|'ll|'d)?
 * [^\r\n\p{L}\p{N}]? upper+ lower* (?i:'s|'t|'re|'ve|'m|'ll|'d)?
 * \p{N}{1,3}
 *  ?[^\s\p{L}\p{N}]+[\r\n/]*
 * \s*[\r\n]+ | \s+(?!\S) | \s+
 * ```
 */
export function splitO200k(at: usize): usize {
  const kind = classAt(at);
  if (kind === NUMBER) return numberEnd(at);
  if (kind === BREAK) return spaceEnd(at);
  const wordStart = kind === OTHER || kind === SPACE ? nextCharacter(at) : at;
  const word = wordEnd(wordStart);
  if (word > wordStart) return contractionEnd(word);
  if (kind === OTHER) return punctuationEnd(at);
  if (byteAt(at) === SPACE_BYTE && classAt(wordStart) === OTHER) return punctuationEnd(wordStart);
  return spaceEnd(at);
}

/** The end of `upper* lower+`, else of `upper+ lower*`; `at` when neither matches. */
function wordEnd(at: usize): usize {
  let end = at;
  // Where the regular expression backtracks to: caseless letters and marks are lower as well.
  let afterCaseless = at;
  while (true) {
    const kind = classAt(end);
    if (kind === LOWER) return lowerEnd(nextCharacter(end));
    if (kind !== UPPER && kind !== CASELESS && kind !== MARK) break;
    end = nextCharacter(end);
    if (kind !== UPPER) afterCaseless = end;
  }
  return afterCaseless > at ? afterCaseless : end;
}

function lowerEnd(at: usize): usize {
  let end = at;
  while (true) {
    const kind = classAt(end);
    if (kind !== LOWER && kind !== CASELESS && kind !== MARK) return end;
    end = nextCharacter(end);
  }
}

/** The end of `[^\s\p{L}\p{N}]+[\r\n/]*`; a mark counts as punctuation here. */
function punctuationEnd(at: usize): usize {
  let end = at;
  for (let kind = classAt(end); kind === OTHER || kind === MARK; kind = classAt(end)) end = nextCharacter(end);
  while (classAt(end) === BREAK || byteAt(end) === SLASH) end++;
  return end;
}
