import { normalizeKey } from './normalize-key.ts';

/** Whether a key fits a pattern in which `*` stands for any part: `*token`, `card_*_no`. Linear in the key. */
export function fitsKeyPattern(pattern: string, key: string): boolean {
  const pieces = pattern.split('*').map(normalizeKey);
  const name = normalizeKey(key);
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last)) return false;
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = name.indexOf(piece, at);
    if (found < 0 || found + piece.length > name.length - last.length) return false;
    at = found + piece.length;
  }
  return true;
}
