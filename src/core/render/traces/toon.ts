import type { Json, JsonArray } from '../../model.ts';
import { entriesOf, isArray, isObject, isScalar, memberOf, sizeOf } from '../../value.ts';
import { tableColumns, toonKey, toonScalar } from '../formats/toon.ts';
import type { Trace } from '../trace.ts';
import { elementPlace } from '../trace-json.ts';
import { backslashLength, type TracePen } from '../trace-pen.ts';
import type { TraceNode } from '../trace-tree.ts';

export const toonTrace: Trace = {
  id: 'toon',
  *trace(value, node, pen, options) {
    const { indent, delimiter } = options;
    const settings: ToonTraceSettings = {
      unit: typeof indent === 'number' && indent > 0 ? indent : 2,
      delimiter: delimiter === '\t' || delimiter === '|' ? delimiter : ',',
      hasLine: false,
    };
    if (isScalar(value)) traceToken(value, node, pen, settings.delimiter);
    else if (isObject(value)) yield* traceMembers(value, node, pen, 0, false, settings);
    else if (value.length === 0) pen.scalar(node, '[]');
    else {
      settings.hasLine = true;
      yield* traceList(value, node, pen, 0, true, settings);
    }
  },
};

interface ToonTraceSettings {
  readonly unit: number;
  readonly delimiter: string;
  /** Whether a line stands above, so that the next one has a break before it. */
  hasLine: boolean;
}

/** The first member stands behind a dash where `isInline`. */
function* traceMembers(
  value: Json,
  node: TraceNode,
  pen: TracePen,
  depth: number,
  isInline: boolean,
  settings: ToonTraceSettings,
): Generator<null> {
  let isFirst = true;
  for (const [key, member] of isObject(value) ? entriesOf(value) : []) {
    const place = pen.tree.member(node, key);
    if (!isFirst || !isInline) startLine(place, pen, depth, settings);
    isFirst = false;
    pen.key(place, toonKey(key));
    if (isScalar(member)) {
      pen.mark(place, 2);
      traceToken(member, place, pen, settings.delimiter);
    } else if (isObject(member)) {
      pen.mark(place, 1);
      yield* traceMembers(member, place, pen, depth + 1, false, settings);
    } else if (member.length === 0) {
      pen.mark(place, 2);
      pen.scalar(place, '[]');
    } else yield* traceList(member, place, pen, depth, true, settings);
    yield null;
  }
}

/** A list behind what opens its first line. */
function* traceList(
  list: JsonArray,
  node: TraceNode,
  pen: TracePen,
  depth: number,
  mayBeTable: boolean,
  settings: ToonTraceSettings,
): Generator<null> {
  const { delimiter } = settings;
  pen.mark(node, String(list.length).length + (delimiter === ',' ? 2 : 3));
  if (list.every(isScalar)) {
    pen.mark(node, list.length === 0 ? 1 : 2);
    for (const [index, item] of list.entries()) {
      if (index > 0) pen.mark(node, 1);
      traceToken(item, node, pen, delimiter);
    }
    return;
  }
  const columns = mayBeTable ? tableColumns(list) : null;
  if (columns !== null) return yield* traceToonTable(list, columns, node, pen, depth, settings);
  pen.mark(node, 1);
  for (const element of list) {
    const place = elementPlace(element, node, pen);
    startLine(place, pen, depth + 1, settings);
    pen.mark(place, 1);
    if (isObject(element) && sizeOf(element) === 0) continue;
    pen.mark(place, 1);
    if (isScalar(element)) traceToken(element, place, pen, delimiter);
    else if (isArray(element)) yield* traceList(element, place, pen, depth + 1, false, settings);
    else yield* traceMembers(element, place, pen, depth + 2, true, settings);
    yield null;
  }
}

function* traceToonTable(
  list: JsonArray,
  columns: readonly string[],
  node: TraceNode,
  pen: TracePen,
  depth: number,
  settings: ToonTraceSettings,
): Generator<null> {
  const row = pen.tree.element(node);
  const places = columns.map((name) => pen.tree.member(row, name));
  pen.mark(node, 1);
  for (const [index, name] of columns.entries()) {
    const place = places[index] ?? row;
    if (index > 0) pen.mark(place, 1);
    pen.key(place, toonKey(name));
  }
  pen.mark(node, 2);
  for (const record of list) {
    startLine(row, pen, depth + 1, settings);
    for (const [index, name] of columns.entries()) {
      const place = places[index] ?? row;
      if (index > 0) pen.mark(place, 1);
      traceToken((isObject(record) ? memberOf(record, name) : null) ?? null, place, pen, settings.delimiter);
    }
    yield null;
  }
}

function startLine(node: TraceNode, pen: TracePen, depth: number, settings: ToonTraceSettings): void {
  pen.indent(node, (settings.hasLine ? 1 : 0) + settings.unit * depth);
  settings.hasLine = true;
}

function traceToken(value: Json, node: TraceNode, pen: TracePen, delimiter: string): void {
  if (typeof value !== 'string') return pen.scalar(node, toonScalar(value, delimiter));
  if (pen.standsBefore(value, delimiter)) return pen.plainWords(node, value, 0);
  const written = toonScalar(value, delimiter);
  if (written === value) pen.words(node, written, value);
  else pen.words(node, written, value, backslashLength, 1);
}
