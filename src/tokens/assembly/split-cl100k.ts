import { BREAK, byteAt, CASELESS, classAt, LOWER, MARK, NUMBER, nextCharacter, OTHER, UPPER } from './classes';
import { contractionEnd, numberEnd, spaceEnd } from './split-parts';

const SPACE_BYTE: u32 = 0x20;

/**
 * The end of the piece that begins at `at`. The pattern, an alternative per line:
 * ```
 * (?i:'s|'t|'re|'ve|'m|'ll|'d)
 * [^\r\n\p{L}\p{N}]?\p{L}+
 * \p{N}{1,3}
 *  ?[^\s\p{L}\p{N}]+[\r\n]*
 * \s*[\r\n]+ | \s+(?!\S) | \s+
 * ```
 */
export function splitCl100k(at: usize): usize {
  const contraction = contractionEnd(at);
  if (contraction > at) return contraction;
  const kind = classAt(at);
  if (kind === NUMBER) return numberEnd(at);
  if (kind === BREAK) return spaceEnd(at);
  const second = nextCharacter(at);
  const word = wordEnd(isLetter(kind) ? at : second);
  if (word > second || isLetter(kind)) return word;
  if (isPunctuation(kind)) return punctuationEnd(at);
  if (byteAt(at) === SPACE_BYTE && isPunctuation(classAt(second))) return punctuationEnd(second);
  return spaceEnd(at);
}

function isLetter(kind: u32): bool {
  return kind === UPPER || kind === LOWER || kind === CASELESS;
}

/** Marks are no letters in this pattern. */
function isPunctuation(kind: u32): bool {
  return kind === OTHER || kind === MARK;
}

function wordEnd(at: usize): usize {
  let end = at;
  while (isLetter(classAt(end))) end = nextCharacter(end);
  return end;
}

/** The end of `[^\s\p{L}\p{N}]+[\r\n]*`. */
function punctuationEnd(at: usize): usize {
  let end = at;
  while (isPunctuation(classAt(end))) end = nextCharacter(end);
  while (classAt(end) === BREAK) end++;
  return end;
}
