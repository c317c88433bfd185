import type { Json, JsonArray, JsonObject } from '../../model.ts';
import { entriesOf, isArray, isScalar } from '../../value.ts';
import { isNested, yamlScalar, yamlText } from '../formats/yaml.ts';
import type { Trace } from '../trace.ts';
import { elementPlace } from '../trace-json.ts';
import { apostropheLength, backslashLength, type TracePen } from '../trace-pen.ts';
import type { TraceNode } from '../trace-tree.ts';

export const yamlTrace: Trace = {
  id: 'yaml',
  *trace(value, node, pen) {
    if (isScalar(value) || !isNested(value)) traceLeaf(value, node, pen);
    else yield* traceBlock(value, node, pen, 0, true, true);
  },
};

/** Lines of a list or object. The first stands behind a dash where `isInline`, and at the start of the text where `isStart`. */
function* traceBlock(
  value: JsonArray | JsonObject,
  node: TraceNode,
  pen: TracePen,
  indent: number,
  isInline: boolean,
  isStart = false,
): Generator<null> {
  const isList = isArray(value);
  const members = isList ? value.map((element) => ['', element] as const) : entriesOf(value);
  let isFirst = true;
  for (const [key, member] of members) {
    const place = isList ? elementPlace(member, node, pen) : pen.tree.member(node, key);
    if (!(isFirst && (isInline || isStart))) pen.indent(place, 1 + indent);
    isFirst = false;
    if (isList) pen.mark(place, 1);
    else {
      if (place.lastKey !== key) {
        place.lastKey = key;
        place.writtenKey = yamlText(key);
      }
      pen.key(place, place.writtenKey);
      pen.mark(place, 1);
    }
    if (isScalar(member) || !isNested(member)) {
      pen.mark(place, 1);
      traceLeaf(member, place, pen);
    } else {
      if (isList) pen.mark(place, 1);
      yield* traceBlock(member, place, pen, indent + 2, isList);
    }
    yield null;
  }
}

function traceLeaf(value: Json, node: TraceNode, pen: TracePen): void {
  if (!isScalar(value)) return pen.scalar(node, isArray(value) ? '[]' : '{}');
  if (typeof value !== 'string') return pen.scalar(node, yamlScalar(value));
  if (pen.standsBefore(value, '\n')) return pen.plainWords(node, value, 0);
  const written = yamlText(value);
  if (written === value) return pen.words(node, written, value);
  pen.words(node, written, value, written.startsWith('"') ? backslashLength : apostropheLength, 1);
}
