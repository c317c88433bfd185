import type { Format } from '../../model.ts';
import { isArray, isScalar } from '../../value.ts';
import { cellText, toTable } from '../table.ts';

/** RFC 4180 with line feeds. Nested cells are JSON; a cell is quoted where it must be. */
export const csvFormat: Format = {
  id: 'csv',
  nests: false,
  extension: 'csv',
  mediaType: 'text/csv',
  defaults: { nullToken: '' },
  write(value, options) {
    const nullToken = options.nullToken ?? '';
    if (isScalar(value)) return cellText(value, nullToken);
    if (isArray(value) && value.length === 0) return '';
    const { columns, rows } = toTable(value);
    const lines = [columns.map(quoteCell).join(',')];
    for (const row of rows) lines.push(row.map((cell) => quoteCell(cellText(cell, nullToken))).join(','));
    return lines.join('\n');
  },
};

function quoteCell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const examples = [
  {
    value: [
      { a: 1, b: 'x, y' },
      { b: 'say "hi"', c: null },
    ],
    text: 'a,b,c\n1,"x, y",\n,"say ""hi""",',
  },
  { value: [{ tags: ['p', 'q'], at: { x: 1 } }], text: 'tags,at\n"[""p"",""q""]","{""x"":1}"' },
];
