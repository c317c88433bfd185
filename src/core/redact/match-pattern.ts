import type { Detector, Span } from '../model.ts';

/** No letter, digit or underscore before it, but a line end may be escaped: `\nghp_…`. */
const wordOpening = String.raw`(?:(?<!\w)|(?<=\\[nrt]))`;
/** Between a name and its value: `name: "value"`, `"name":"value"` with or without escapes, `name=value`, `name value`. */
const nameBetween = String.raw`(?:""|\\?["'])?\s{0,3}[:：=]?\s{0,3}(?:""|\\?["'])?`;

/** A whole word that the pattern matches from the anchor on. Where it has a first group, that group is the hit and ends the match. */
export function matchWord(pattern: RegExp, isHit?: (found: string) => boolean): Detector['match'] {
  const { source, flags } = pattern;
  return matchFrom(new RegExp(String.raw`${wordOpening}(?:${source})(?!\w)`, `${flags}y`), isHit);
}

/** A value behind one of these names, in any case; the name says what the value alone does not. */
export function matchNamed(names: RegExp, value: RegExp, isHit?: (found: string) => boolean): Detector['match'] {
  const pattern = String.raw`(?<![A-Za-z0-9])(?:${names.source})${nameBetween}(${value.source})(?!\w)`;
  return matchFrom(new RegExp(pattern, 'iy'), isHit);
}

/** The hit of a sticky pattern at a place. */
export function matchFrom(pattern: RegExp, isHit: (found: string) => boolean = () => true): Detector['match'] {
  return (text: string, at: number): Span | null => {
    pattern.lastIndex = at;
    const match = at < 0 ? null : pattern.exec(text);
    if (match === null) return null;
    const [whole, group] = match;
    const found = group ?? whole;
    const end = at + whole.length;
    return isHit(found) ? { start: end - found.length, end } : null;
  };
}
