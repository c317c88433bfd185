import type { TextRange } from './locate.ts';

/** Where the cells of the column `name` stand below the head that starts at `from`; null where that does not name it. */
export function locateCells(
  text: string,
  name: string,
  within: TextRange,
  limit: number,
  from = 0,
): readonly TextRange[] | null {
  const lineEnd = text.indexOf('\n', from);
  const head = text.slice(from, Math.min(lineEnd < 0 ? text.length : lineEnd, from + 20_000));
  const delimiter = delimiterOf(head);
  if (delimiter === null) return null;
  const wanted = head.split(delimiter).findIndex((cell) => cell.trim().replace(/^"([^"]*)"$/, '$1') === name);
  if (wanted < 0) return null;

  const found: TextRange[] = [];
  let column = 0;
  for (let at = from; at < Math.min(text.length, within.end) && found.length < limit; ) {
    const end = endOfCell(text, at, delimiter);
    if (column === wanted && end > within.start && end > at) found.push({ start: at, end });
    column = text[end] === delimiter ? column + 1 : 0;
    at = text[end] === '\r' ? end + 2 : end + 1;
  }
  return found;
}

function delimiterOf(head: string): string | null {
  const [best] = [',', '\t', ';', '|']
    .map((delimiter) => ({ delimiter, count: head.split(delimiter).length - 1 }))
    .sort((a, b) => b.count - a.count);
  return best !== undefined && best.count > 0 ? best.delimiter : null;
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let at = start;
  if (text[at] === '"') {
    let close = text.indexOf('"', at + 1);
    while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
    if (close < 0) return text.length;
    at = close + 1;
  }
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
