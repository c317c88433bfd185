import { cellText, type Json, toTable } from '../core/index.ts';

/** What a spreadsheet program would take a text for that begins like this: a formula, in either width of the signs. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as CSV for a spreadsheet program. A mark tells the encoding, all texts stand in quotes, as the program may part
 * cells at another sign than the comma, and a text that would run as a formula gets an apostrophe before it.
 */
export function writeSpreadsheet(value: Json): string {
  const { columns, records, cellAt } = toTable(value);
  const lineOf = (record: Json) => columns.map((_, column) => safeCell(cellAt(record, column)));
  const lines = [columns.map(safeText), ...records.map(lineOf)];
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** Numbers stay numbers, below zero too. */
function safeCell(value: Json | undefined): string {
  const text = cellText(value, '');
  if (text === '' && typeof value !== 'string') return '';
  return typeof value === 'string' || /[^\w.+-]/.test(text) ? safeText(text) : text;
}

function safeText(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
