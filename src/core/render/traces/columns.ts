import type { Json, JsonArray } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar, keysOf, memberOf } from '../../value.ts';
import { quoteJson } from '../../write-json.ts';
import type { Trace } from '../trace.ts';
import { compactLook, elementPlace, openMember, traceJsonScalar } from '../trace-json.ts';
import type { TracePen } from '../trace-pen.ts';
import type { TraceNode } from '../trace-tree.ts';

export const columnsTrace: Trace = {
  id: 'columns',
  *trace(value, node, pen) {
    yield* traceColumns(value, node, pen);
  },
};

function* traceColumns(value: Json, node: TraceNode, pen: TracePen): Generator<null> {
  if (isScalar(value)) return traceJsonScalar(value, node, pen, compactLook);
  if (isArray(value)) {
    if (value.length > 0 && value.every(isObject)) return yield* traceColumnTable(value, node, pen);
    pen.mark(node, 1);
    for (const [index, element] of value.entries()) {
      const place = elementPlace(element, node, pen);
      openMember(null, place, index === 0, pen, compactLook, 0);
      yield* traceColumns(element, place, pen);
    }
    return pen.mark(node, 1);
  }
  pen.mark(node, 1);
  let isFirst = true;
  for (const [key, member] of entriesOf(value)) {
    const place = pen.tree.member(node, key);
    openMember(key, place, isFirst, pen, compactLook, 0);
    yield* traceColumns(member, place, pen);
    isFirst = false;
  }
  pen.mark(node, 1);
}

function* traceColumnTable(rows: JsonArray, node: TraceNode, pen: TracePen): Generator<null> {
  const row = pen.tree.element(node);
  const names = [...new Set(rows.flatMap((record) => (isObject(record) ? keysOf(record) : [])))];
  const places = names.map((name) => pen.tree.member(row, name));
  pen.mark(node, '{"columns":['.length);
  for (const [index, name] of names.entries()) {
    const place = places[index] ?? row;
    if (index > 0) pen.mark(place, 1);
    pen.key(place, quoteJson(name));
  }
  pen.mark(node, '],"rows":['.length);
  for (const [rowIndex, record] of rows.entries()) {
    pen.mark(row, rowIndex === 0 ? 1 : 2);
    for (const [index, name] of names.entries()) {
      const place = places[index] ?? row;
      if (index > 0) pen.mark(place, 1);
      yield* traceColumns((isObject(record) ? memberOf(record, name) : null) ?? null, place, pen);
    }
    pen.mark(row, 1);
    yield null;
  }
  pen.mark(node, 2);
}
