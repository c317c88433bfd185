import { inParts } from '../in-parts.ts';
import type { FormatOptions, Json } from '../model.ts';
import { isArray, isScalar } from '../value.ts';
import { cellText, toTable } from './table.ts';

/** Rows under a header, quoted as RFC 4180 has it, with line feeds. Nested cells are JSON. */
export function* delimitedParts(value: Json, delimiter: string, options: FormatOptions): Generator<string> {
  const nullToken = options.nullToken ?? '';
  if (isScalar(value)) return yield cellText(value, nullToken);
  if (isArray(value) && value.length === 0) return;
  const { columns, records, cellsOf } = toTable(value);
  // An empty line would be no row.
  const line = (cells: readonly string[]) =>
    cells.map((cell) => quoteCell(cell, delimiter)).join(delimiter) || (cells.length === 1 ? '""' : '');
  yield line(columns);
  yield* inParts(records, '', (record) => `\n${line(cellsOf(record).map((cell) => cellText(cell, nullToken)))}`);
}

export function quoteCell(text: string, delimiter: string): string {
  const isPlain = !text.includes(delimiter) && !/["\r\n]|^[\s\ufeff]|\s$/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
