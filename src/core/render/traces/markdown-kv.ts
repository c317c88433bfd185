import type { Json } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar, sizeOf } from '../../value.ts';
import { escapeBold, onOneLine } from '../formats/markdown-kv.ts';
import type { Trace } from '../trace.ts';
import { cellLook, traceCell, traceLoneCell } from '../trace-cell.ts';
import { elementPlace } from '../trace-json.ts';
import type { TracePen } from '../trace-pen.ts';
import type { TraceNode } from '../trace-tree.ts';

const inPairs = cellLook('\n', onOneLine, onOneLine);

export const markdownKvTrace: Trace = {
  id: 'markdown-kv',
  *trace(value, node, pen, options) {
    const nullToken = options.nullToken ?? 'null';
    if (isScalar(value)) return traceLoneCell(value, nullToken, node, pen);
    if (!isArray(value)) return tracePairs(value, node, pen, nullToken);
    const between = value.some(isObject) ? 2 : 1;
    for (const [index, record] of value.entries()) {
      const place = elementPlace(record, node, pen);
      if (index > 0) pen.mark(place, between);
      tracePairs(record, place, pen, nullToken);
      yield null;
    }
  },
};

function tracePairs(record: Json, node: TraceNode, pen: TracePen, nullToken: string): void {
  const cell = (value: Json, place: TraceNode) => traceCell(value, nullToken, place, pen, inPairs);
  if (!isObject(record)) {
    pen.mark(node, 2);
    return cell(record, node);
  }
  if (sizeOf(record) === 0) return pen.mark(node, 4);
  let open = '- **'.length;
  for (const [key, member] of entriesOf(record)) {
    const place = pen.tree.member(node, key);
    pen.mark(place, open);
    pen.key(place, escapeBold(key));
    pen.mark(place, '**: '.length);
    cell(member, place);
    open = '\n- **'.length;
  }
}
