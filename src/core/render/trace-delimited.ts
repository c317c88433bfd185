import type { FormatOptions, Json } from '../model.ts';
import { isArray, isObject, isScalar } from '../value.ts';
import { quoteCell } from './delimited.ts';
import { cellText, toTable } from './table.ts';
import { traceCell } from './trace-cell.ts';
import { doubledLength, type TracePen } from './trace-pen.ts';
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
  if (isScalar(value)) return pen.scalar(node, cellText(value, nullToken), value);
  if (isArray(value) && value.length === 0) return;
  const { columns, records, cellsOf } = toTable(value);
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
  for (const record of records) {
    pen.mark(row, 1);
    for (const [index, cell] of cellsOf(record).entries()) {
      const place = places[index] ?? row;
      if (index > 0) pen.mark(place, 1);
      const text = cellText(cell, nullToken);
      const written = quoteCell(text, delimiter);
      const isQuoted = written.length !== text.length;
      traceCell(
        cell,
        columns.length === 1 && written === '' ? '""' : written,
        place,
        pen,
        doubledLength,
        isQuoted ? 1 : 0,
      );
    }
    yield null;
  }
}
