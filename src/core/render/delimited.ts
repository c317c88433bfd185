import type { FormatOptions, Json, TextPart } from '../model.ts';
import { isArray, isScalar } from '../value.ts';
import { cellText, joinCells, toTable } from './table.ts';

/** Rows under a header, quoted as RFC 4180 has it, with line feeds. Nested cells are JSON. */
export function* layOutDelimited(value: Json, delimiter: string, options: FormatOptions): Generator<TextPart> {
  const nullToken = options.nullToken ?? '';
  if (isScalar(value)) return yield cellText(value, nullToken);
  if (isArray(value) && value.length === 0) return;
  const { columns, records, isRagged, cellsOf } = toTable(value);
  const write = (cell: Json | undefined) => quoteCell(cellText(cell, nullToken), delimiter);
  // An empty line would be no row.
  const line = (cells: string) => cells || (columns.length === 1 ? '""' : '');
  yield line(columns.map((name) => quoteCell(name, delimiter)).join(delimiter));
  yield {
    rows: records,
    separator: '',
    write: (record) => `\n${line(joinCells(cellsOf(record), delimiter, write))}`,
    members:
      isRagged || columns.length === 1
        ? null
        : { open: '\n', between: delimiter, close: '', columns, write: (_, cell) => write(cell) },
  };
}

export function quoteCell(text: string, delimiter: string): string {
  const mustQuote = delimiter === ',' ? /[",\r\n]|^[\s\ufeff]|\s$/ : /["\t\r\n]|^[\s\ufeff]|\s$/;
  return mustQuote.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
