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
  const code = text.charCodeAt(at);
  const after = classOfCode[code];
  if (classOfCode[text.charCodeAt(at - 1)] === BREAK) return code !== SLASH && !reachesBreak(text, at);
  if (!isWordBefore(text, at)) return false;
  return code < 0x80 && code !== APOSTROPHE && (after === OTHER || after === SPACE || after === BREAK);
}

/** Whether `at` is a safe seam whatever follows; where `text` ends, whatever follows but a word or an apostrophe. */
export function isFirmSeam(text: string, at: number): boolean {
  return at > 0 && isWordBefore(text, at) && isSafeSeam(text, at);
}

/** The last seam inside `text` that is one whatever follows, or 0. */
export function lastFirmSeam(text: string): number {
  let seam = text.length - 1;
  while (seam > 0 && !isFirmSeam(text, seam)) seam--;
  return Math.max(0, seam);
}

function isWordBefore(text: string, at: number): boolean {
  const before = classOfCode[text.charCodeAt(at - 1)];
  return before === UPPER || before === LOWER || before === CASELESS || before === NUMBER;
}

function reachesBreak(text: string, at: number): boolean {
  let end = at;
  while (classOfCode[text.charCodeAt(end)] === SPACE) end++;
  return classOfCode[text.charCodeAt(end)] === BREAK;
}
