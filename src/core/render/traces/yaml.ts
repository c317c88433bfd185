import type { Json, JsonArray, JsonObject } from '../../model.ts';
import { entriesOf, isArray, isMap, isScalar } from '../../value.ts';
import { isNested, yamlScalar, yamlText } from '../formats/yaml.ts';
import type { Trace } from '../trace.ts';
import { elementPlace, pausedLevels } from '../trace-json.ts';
import { apostropheLength, backslashLength, type TracePen } from '../trace-pen.ts';
import type { TraceNode } from '../trace-tree.ts';

export const yamlTrace: Trace = {
  id: 'yaml',
  *trace(value, node, pen) {
    if (isScalar(value) || !isNested(value)) traceLeaf(value, node, pen);
    else yield* traceBlockInSteps(value, node, pen, 0, true, 0);
  },
};

/** As `traceBlock`, a record at a step. */
function* traceBlockInSteps(
  value: JsonArray | JsonObject,
  node: TraceNode,
  pen: TracePen,
  indent: number,
  isOpen: boolean,
  level: number,
): Generator<null> {
  if (level === pausedLevels) return traceBlock(value, node, pen, indent, isOpen);
  let lineStart = isOpen ? 0 : 1 + indent;
  if (isArray(value)) {
    for (const element of value) {
      traceElement(element, node, pen, indent, lineStart);
      lineStart = 1 + indent;
      yield null;
    }
    return;
  }
  for (const [key, member] of entriesOf(value)) {
    const place = openYamlMember(key, node, pen, lineStart);
    if (isScalar(member) || !isNested(member)) traceLeafBehindSpace(member, place, pen);
    else yield* traceBlockInSteps(member, place, pen, indent + 2, false, level + 1);
    lineStart = 1 + indent;
    yield null;
  }
}

/** Lines of a list or object. The first goes on a line where that is open, behind a dash or at the start of the text. */
function traceBlock(
  value: JsonArray | JsonObject,
  node: TraceNode,
  pen: TracePen,
  indent: number,
  isOpen: boolean,
): void {
  let lineStart = isOpen ? 0 : 1 + indent;
  if (isArray(value)) {
    for (const element of value) {
      traceElement(element, node, pen, indent, lineStart);
      lineStart = 1 + indent;
    }
    return;
  }
  const visit = (key: string, member: Json) => {
    const place = openYamlMember(key, node, pen, lineStart);
    if (isScalar(member) || !isNested(member)) traceLeafBehindSpace(member, place, pen);
    else traceBlock(member, place, pen, indent + 2, false);
    lineStart = 1 + indent;
  };
  if (isMap(value)) for (const [key, member] of value) visit(key, member);
  else for (const key of Object.keys(value)) visit(key, value[key] ?? null);
}

/** A dash, behind a line break and indentation of `lineStart` units, and the element. */
function traceElement(element: Json, node: TraceNode, pen: TracePen, indent: number, lineStart: number): void {
  const place = elementPlace(element, node, pen);
  pen.indent(place, lineStart);
  pen.mark(place, 2);
  if (isScalar(element) || !isNested(element)) traceLeaf(element, place, pen);
  else traceBlock(element, place, pen, indent + 2, true);
}

/** A key and its colon, behind a line break and indentation of `lineStart` units. */
function openYamlMember(key: string, node: TraceNode, pen: TracePen, lineStart: number): TraceNode {
  const place = pen.tree.member(node, key);
  pen.indent(place, lineStart);
  if (place.lastKey !== key) {
    place.lastKey = key;
    place.writtenKey = yamlText(key);
  }
  pen.key(place, place.writtenKey);
  pen.mark(place, 1);
  return place;
}

function traceLeafBehindSpace(value: Json, node: TraceNode, pen: TracePen): void {
  pen.mark(node, 1);
  traceLeaf(value, node, pen);
}

function traceLeaf(value: Json, node: TraceNode, pen: TracePen): void {
  if (!isScalar(value)) return pen.scalar(node, isArray(value) ? '[]' : '{}');
  if (typeof value !== 'string') return pen.scalar(node, yamlScalar(value));
  if (pen.standsBefore(value, '\n')) return pen.plainWords(node, value, 0);
  const written = yamlText(value);
  if (written === value) return pen.words(node, written, value);
  pen.words(node, written, value, written.startsWith('"') ? backslashLength : apostropheLength, 1);
}
