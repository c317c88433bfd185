import { countGraphemes, graphemeEnd, graphemeStart } from '../graphemes.ts';

/** What stands for the characters that are left out. */
export const ellipsis = '…';

/** The ends with a mark between them: `abc…yz`. A text that would show most of itself is the mark alone. */
export function shortenText(text: string, keepStart: number, keepEnd: number): string {
  const length = countGraphemes(text);
  const start = text.slice(0, graphemeEnd(text, keepStart));
  const end = keepEnd === 0 ? '' : text.slice(graphemeStart(text, keepEnd));
  if (text === `${start}${ellipsis}${end}`) return text;
  return length >= 2 * (keepStart + keepEnd) && length > 2 ? `${start}${ellipsis}${end}` : ellipsis;
}
