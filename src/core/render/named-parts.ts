/** A part of a text that is known to cost much, and what it is. */
export interface NamedPart {
  readonly start: number;
  readonly end: number;
  readonly kind: 'escape' | 'url' | 'base64';
}

/** From here on a run of the letters of base64 is no word. */
const longWord = 64;
const nothing: readonly NamedPart[] = [];

/** Escapes of characters, links and long runs of base64, in order. */
export function findNamedParts(text: string): readonly NamedPart[] {
  if (text.length < 6) return nothing;
  if (!text.includes('://') && !text.includes('\\u') && !hasLongWord(text)) return nothing;
  const pattern = /(?<escape>(?:\\u[\da-fA-F]{4})+)|(?<url>\bhttps?:\/\/[^\s"'<>\\|]+)|[A-Za-z\d+/_-]{64,}={0,2}/g;
  const parts: NamedPart[] = [];
  for (const { index: start, groups, 0: found } of text.matchAll(pattern)) {
    const kind = groups?.url !== undefined ? 'url' : groups?.escape !== undefined ? 'escape' : 'base64';
    if (kind === 'base64' && !isMixed(found)) continue;
    parts.push({ start, end: start + found.length, kind });
  }
  return parts;
}

/** Hashes in hexadecimal digits have one case only. */
function isMixed(word: string): boolean {
  return /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word);
}

/** A long run has a letter at one of the places that are so far apart; all others need no look. */
function hasLongWord(text: string): boolean {
  for (let at = longWord - 1; at < text.length; at += longWord) {
    if (!isWordUnit(text.charCodeAt(at))) continue;
    let start = at;
    while (start > 0 && isWordUnit(text.charCodeAt(start - 1))) start--;
    let end = at + 1;
    while (end < text.length && end - start < longWord && isWordUnit(text.charCodeAt(end))) end++;
    if (end - start >= longWord) return true;
  }
  return false;
}

/** Letters, digits and `+ / - _`. */
function isWordUnit(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 47 && unit <= 57) ||
    unit === 43 ||
    unit === 45 ||
    unit === 95
  );
}
