import * as classes from './classes.ts';

// Bound once: the test runner looks an imported name up at each use, which these loops would feel.
const { BREAK, CASELESS, classOfCode, LOWER, NUMBER, OTHER, SPACE, UPPER } = classes;

const APOSTROPHE = 0x27;
const SLASH = 0x2f;

/**
 * Offsets (without 0 and the length) at which `text` may be cut so that the counts of the parts add up exactly.
 * Parts have `size` UTF-16 units or somewhat more; a text without a safe seam has no offsets.
 */
export function findSeams(text: string, size: number): number[] {
  const seams: number[] = [];
  for (let seam = nextSeam(text, size); seam < text.length; seam = nextSeam(text, seam + size)) seams.push(seam);
  return seams;
}

/** The first safe seam at or after `at`; the length of the text when there is none. */
export function nextSeam(text: string, at: number): number {
  let seam = Math.max(1, at);
  while (seam < text.length && !isSafeSeam(text, seam)) seam++;
  return Math.min(seam, text.length);
}

/**
 * Whether a piece ends at `at` in every encoding, whatever stands further left and right. It does
 * - after a letter or number and before ASCII that is neither and no apostrophe (`it's` is one piece),
 * - after a line break, unless a slash follows (it may belong to punctuation before the break) or white space with one
 *   more line break in it (the breaks are one piece).
 */
export function isSafeSeam(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const before = classOfCode[text.charCodeAt(at - 1)];
  const code = text.charCodeAt(at);
  const after = classOfCode[code];
  if (before === BREAK) return code !== SLASH && !reachesBreak(text, at);
  if (before !== UPPER && before !== LOWER && before !== CASELESS && before !== NUMBER) return false;
  return code < 0x80 && code !== APOSTROPHE && (after === OTHER || after === SPACE || after === BREAK);
}

function reachesBreak(text: string, at: number): boolean {
  let end = at;
  while (classOfCode[text.charCodeAt(end)] === SPACE) end++;
  return classOfCode[text.charCodeAt(end)] === BREAK;
}
