import type { Json } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar } from '../../value.ts';
import { escapeCell, escapeLines } from '../formats/markdown.ts';
import { toTable } from '../table.ts';
import type { Trace } from '../trace.ts';
import { cellLook, traceCell, traceLoneCell } from '../trace-cell.ts';
import type { TracePen } from '../trace-pen.ts';
import type { TraceNode } from '../trace-tree.ts';

const inCells = cellLook(' |', escapeCell, escapeCell);
const inLines = cellLook('\n', escapeLines, escapeLines);

export const markdownTrace: Trace = {
  id: 'markdown',
  *trace(value, node, pen, options) {
    const nullToken = options.nullToken ?? '';
    const cell = (content: Json | undefined, place: TraceNode) => traceCell(content, nullToken, place, pen, inCells);
    if (isScalar(value)) return traceLoneCell(value, nullToken, node, pen);
    if (isArray(value) && value.every(isScalar)) {
      for (const [index, item] of value.entries()) {
        pen.mark(node, index === 0 ? 2 : 3);
        traceCell(item, nullToken, node, pen, inLines);
        yield null;
      }
    } else if (isObject(value)) {
      pen.mark(node, '| field | value |\n| --- | --- |'.length);
      for (const [key, member] of entriesOf(value)) {
        const place = pen.tree.member(node, key);
        pen.mark(place, '\n| '.length);
        pen.key(place, escapeCell(key));
        pen.mark(place, ' | '.length);
        cell(member, place);
        pen.mark(place, ' |'.length);
        yield null;
      }
    } else yield* traceRows(value, node, pen, cell);
  },
};

function* traceRows(
  value: Json,
  node: TraceNode,
  pen: TracePen,
  cell: (content: Json | undefined, place: TraceNode) => void,
): Generator<null> {
  const { columns, records, cellAt } = toTable(value);
  const row = pen.tree.element(node);
  const hasNames = records.some(isObject);
  const places = columns.map((name) => (hasNames ? pen.tree.member(row, name) : row));
  const line = (open: number, write: (place: TraceNode, index: number) => void) => {
    pen.mark(row, open);
    for (const [index, place] of places.entries()) {
      if (index > 0) pen.mark(place, ' | '.length);
      write(place, index);
    }
    pen.mark(row, ' |'.length);
  };
  line('| '.length, (place, index) => {
    const written = escapeCell(columns[index] ?? '');
    if (hasNames) pen.key(place, written);
    else pen.mark(place, written.length);
  });
  line('\n| '.length, (place) => pen.mark(place, '---'.length));
  for (const record of records) {
    line('\n| '.length, (place, index) => cell(cellAt(record, index), place));
    yield null;
  }
}
