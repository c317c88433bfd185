import type { FormatOptions, Json } from '../model.ts';
import { isArray, isObject, isScalar } from '../value.ts';
import { quoteCell } from './delimited.ts';
import { toTable } from './table.ts';
import { cellLook, traceCell, traceLoneCell } from './trace-cell.ts';
import type { TracePen } from './trace-pen.ts';
import type { TraceNode } from './trace-tree.ts';

/** Rows under a header as `delimitedParts` writes them. */
export function* traceDelimited(
  value: Json,
  node: TraceNode,
  pen: TracePen,
  delimiter: string,
  options: FormatOptions,
): Generator<null> {
  const nullToken = options.nullToken ?? '';
  if (isScalar(value)) return traceLoneCell(value, nullToken, node, pen);
  if (isArray(value) && value.length === 0) return;
  const { columns, records, cellAt } = toTable(value);
  const row = isArray(value) ? pen.tree.element(node) : node;
  const hasNames = records.some(isObject);
  const places = columns.map((name) => (hasNames ? pen.tree.member(row, name) : node));

  for (const [index, name] of columns.entries()) {
    const place = places[index] ?? row;
    if (index > 0) pen.mark(place, 1);
    const written = quoteCell(name, delimiter);
    if (hasNames) pen.key(place, columns.length === 1 && written === '' ? '""' : written);
    else pen.mark(place, written.length);
  }
  const look = cellLook(
    delimiter,
    (text) => quoteCell(text, delimiter) || (columns.length === 1 ? '""' : ''),
    (text) => text.replaceAll('"', '""'),
  );
  for (const record of records) {
    pen.mark(row, 1);
    for (const [index, place] of places.entries()) {
      const cell = cellAt(record, index);
      if (index > 0) pen.mark(place, 1);
      const isQuoted = cell !== undefined && !isScalar(cell) && pen.text[pen.at] === '"';
      if (isQuoted) pen.mark(place, 1);
      traceCell(cell, nullToken, place, pen, look);
      if (isQuoted) pen.mark(place, 1);
    }
    yield null;
  }
}
