export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text after the replacements, each of which counts its offsets in the text that the one before it left. */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  let changed = text;
  for (const { start, end, text: inserted } of replacements) {
    changed = changed.slice(0, start) + inserted + changed.slice(end);
  }
  return changed;
}

/** The replacements with one more, which becomes part of the last where it goes on typing or deleting there. */
export function addReplacement(replacements: readonly Replacement[], next: Replacement): readonly Replacement[] {
  const last = replacements.at(-1);
  if (last === undefined) return [next];
  const lastEnd = last.start + last.text.length;
  if (next.start < last.start || next.end > lastEnd) {
    if (next.text !== '' || last.text !== '' || next.end !== last.start) return [...replacements, next];
    return [...replacements.slice(0, -1), { start: next.start, end: last.end, text: '' }];
  }
  const text = last.text.slice(0, next.start - last.start) + next.text + last.text.slice(next.end - last.start);
  return [...replacements.slice(0, -1), { ...last, text }];
}

/** The one replacement that turns a text into another; null when they are equal. Never splits a surrogate pair. */
export function diffTexts(before: string, after: string): Replacement | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (isHighSurrogate(before.charCodeAt(start - 1))) start -= 1;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  if (tail > 0 && isLowSurrogate(before.charCodeAt(before.length - tail))) tail -= 1;
  return { start, end: before.length - tail, text: after.slice(start, after.length - tail) };
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
