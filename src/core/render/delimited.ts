import type { FormatOptions, Json } from '../model.ts';
import { isArray, isScalar } from '../value.ts';
import { cellText, toTable } from './table.ts';

/** Rows under a header, quoted as RFC 4180 has it, with line feeds. Nested cells are JSON. */
export function writeDelimited(value: Json, delimiter: string, options: FormatOptions): string {
  const nullToken = options.nullToken ?? '';
  if (isScalar(value)) return cellText(value, nullToken);
  if (isArray(value) && value.length === 0) return '';
  const { columns, rows } = toTable(value);
  const write = (text: string) => quoteCell(text, delimiter);
  const lines = [columns.map(write).join(delimiter)];
  for (const row of rows) lines.push(row.map((cell) => write(cellText(cell, nullToken))).join(delimiter));
  return lines.join('\n');
}

function quoteCell(text: string, delimiter: string): string {
  const isPlain = !text.includes(delimiter) && !/["\r\n]|^[\s\ufeff]|\s$/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
