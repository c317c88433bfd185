import type { Json } from '../../model.ts';
import { readPath, valueAt } from '../../path.ts';
import { entriesOf, isArray, isObject, isScalar, sizeOf } from '../../value.ts';
import type { Trace } from '../trace.ts';
import { cellLook, traceCell, traceLoneCell } from '../trace-cell.ts';
import { elementPlace } from '../trace-json.ts';
import type { TracePen } from '../trace-pen.ts';
import type { TraceNode } from '../trace-tree.ts';

const asIs = cellLook(
  '\n',
  (text) => text,
  (text) => text,
);

export const textTrace: Trace = {
  id: 'text',
  *trace(value, node, pen, options) {
    const nullToken = options.nullToken ?? 'null';
    const template = typeof options.template === 'string' ? options.template : '';
    const record = (content: Json, place: TraceNode) => {
      if (template !== '') traceTemplate(template, content, place, pen, nullToken);
      else traceLines(content, '', place, pen, nullToken, true);
    };
    if (isScalar(value)) return traceLoneCell(value, nullToken, node, pen);
    if (!isArray(value)) return record(value, node);
    const between = template === '' && value.some(isObject) ? 2 : 1;
    for (const [index, element] of value.entries()) {
      const place = elementPlace(element, node, pen);
      if (index > 0) pen.mark(place, between);
      record(element, place);
      yield null;
    }
  },
};

/** Whether the lines that follow are still the first. */
function traceLines(
  value: Json,
  name: string,
  node: TraceNode,
  pen: TracePen,
  nullToken: string,
  isFirst: boolean,
): boolean {
  if (isObject(value) && sizeOf(value) > 0) {
    let isStill = isFirst;
    for (const [key, member] of entriesOf(value)) {
      const place = pen.tree.member(node, key);
      isStill = traceLines(member, name === '' ? key : `${name}.${key}`, place, pen, nullToken, isStill);
    }
    return isStill;
  }
  if (isArray(value) && value.length > 0 && !value.every(isScalar)) {
    let isStill = isFirst;
    for (const [index, element] of value.entries())
      isStill = traceLines(element, `${name}[${index}]`, elementPlace(element, node, pen), pen, nullToken, isStill);
    return isStill;
  }
  if (!isFirst) pen.mark(node, 1);
  if (name !== '') {
    pen.key(node, name);
    pen.mark(node, 2);
  }
  if (!isArray(value) || value.length === 0) {
    traceCell(value, nullToken, node, pen, asIs);
    return false;
  }
  for (const [index, item] of value.entries()) {
    if (index > 0) pen.mark(node, 2);
    traceLoneCell(item, nullToken, node, pen);
  }
  return false;
}

/** As `fillTemplate` fills it. */
function traceTemplate(template: string, record: Json, node: TraceNode, pen: TracePen, nullToken: string): void {
  let from = 0;
  for (const { index, 0: written, 1: name = '' } of template.matchAll(/\{([^{}]{1,200})\}/g)) {
    const path = readPath(name);
    const found = path === null ? undefined : valueAt(record, path);
    if (path === null || found === undefined) continue;
    pen.mark(node, index - from);
    from = index + written.length;
    let place = node;
    for (const segment of path)
      place = typeof segment === 'string' ? pen.tree.member(place, segment) : pen.tree.element(place);
    traceCell(found, nullToken, place, pen, asIs);
  }
  pen.mark(node, template.length - from);
}
