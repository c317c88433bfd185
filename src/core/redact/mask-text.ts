import { countGraphemes, graphemeEnd, graphemeStart } from '../graphemes.ts';

/** What stands in place of a value that shows nothing of itself. */
export const fixedMask = '***';

/** Ends are kept only where at least this many characters between them are hidden. */
const fewestHidden = 3;

/** Hides all but the ends, a star for each hidden character: `138*****678`. A short text is all stars. */
export function maskText(text: string, keepStart: number, keepEnd: number): string {
  const length = countGraphemes(text);
  const hidden = length - keepStart - keepEnd;
  if (!(hidden >= fewestHidden && keepStart >= 0 && keepEnd >= 0)) return '*'.repeat(length);
  const start = text.slice(0, graphemeEnd(text, keepStart));
  const end = text.slice(graphemeStart(text, keepEnd));
  const masked = start + '*'.repeat(hidden) + end;
  // A kept end may open with a mark that would join the last star.
  return countGraphemes(masked) === length ? masked : '*'.repeat(length);
}

/** What masks, cuts and blanks write: a hit that holds it is hidden already. */
export function isMasked(text: string): boolean {
  if (text.includes(fixedMask) || text.includes('…')) return true;
  return /[xX0]/.test(text) && !/[^xX0\p{P}\p{S}\s]/u.test(text);
}
