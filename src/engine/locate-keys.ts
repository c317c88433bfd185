import type { TextRange } from './locate.ts';

/** Where `name` stands as a key, such as `"name":`, `name:` or `name=`, whatever the text is. Only within the range. */
export function locateKeys(text: string, name: string, within: TextRange, limit: number): readonly TextRange[] {
  const found: TextRange[] = [];
  if (name === '') return found;
  let at = text.indexOf(name, within.start);
  while (at >= 0 && at < within.end && found.length < limit) {
    const end = at + name.length;
    if (isKeyStart(text, at) && isKeyEnd(text, end)) found.push({ start: at, end });
    at = text.indexOf(name, end);
  }
  return found;
}

function isKeyStart(text: string, at: number): boolean {
  return at === 0 || /[\s"'{,;&?|<(.-]/.test(text[at - 1] ?? '');
}

/** Quotes, also escaped ones, and a little space may stand before the sign. */
function isKeyEnd(text: string, end: number): boolean {
  return /^\\{0,3}["']?\s{0,4}[:=]/.test(text.slice(end, end + 12));
}
