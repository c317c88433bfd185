import type { Json } from '../../model.ts';
import { entriesOf, isArray, isExactNumber, isScalar } from '../../value.ts';
import { escapeXml, escapeXmlAttribute, isXmlName } from '../formats/xml.ts';
import type { Trace } from '../trace.ts';
import { elementPlace } from '../trace-json.ts';
import { entityLength, type TracePen } from '../trace-pen.ts';
import type { TraceNode } from '../trace-tree.ts';

export const xmlTrace: Trace = {
  id: 'xml',
  *trace(value, node, pen, options) {
    const indent = options.indent ?? 2;
    const unit = indent === '\t' ? 1 : indent;
    yield* traceXml(value, tagOf(null, 'result'), node, pen, unit, 0);
  },
};

interface Tag {
  /** Null where the element is one of a list, or the whole. */
  readonly key: string | null;
  readonly name: string;
}

function tagOf(key: string | null, name: string): Tag {
  return { key, name };
}

function* traceXml(
  value: Json,
  tag: Tag,
  node: TraceNode,
  pen: TracePen,
  unit: number,
  level: number,
): Generator<null> {
  openTag(tag, node, pen);
  if (value === null) return pen.scalar(node, ' nil="true"/>');
  if (isScalar(value)) {
    const text = isExactNumber(value) ? value.text : String(value);
    if (text === '') return pen.mark(node, '/>'.length);
    pen.mark(node, 1);
    if (pen.standsBefore(text, '<')) pen.plainWords(node, text, 0);
    else pen.words(node, escapeXml(text), text, entityLength);
    return closeTag(tag, node, pen);
  }
  const isList = isArray(value);
  const members = isList ? value.map((element) => [null, element] as const) : entriesOf(value);
  if (members.length === 0) return pen.scalar(node, ` type="${isList ? 'list' : 'object'}"/>`);
  pen.mark(node, 1);
  for (const [key, member] of members) {
    const place = key === null ? elementPlace(member, node, pen) : pen.tree.member(node, key);
    if (unit > 0) pen.indent(place, 1 + unit * (level + 1));
    const inner = key === null ? tagOf(null, 'item') : tagOf(key, isXmlName(key) ? key : 'field');
    yield* traceXml(member, inner, place, pen, unit, level + 1);
    yield null;
  }
  if (unit > 0) pen.indent(node, 1 + unit * level);
  closeTag(tag, node, pen);
}

/** All but the bracket that closes it. */
function openTag({ key, name }: Tag, node: TraceNode, pen: TracePen): void {
  if (key === null) return pen.mark(node, 1 + name.length);
  if (key === name) {
    pen.mark(node, 1);
    return pen.key(node, key);
  }
  pen.mark(node, '<field name="'.length);
  pen.key(node, escapeXmlAttribute(key));
  pen.mark(node, 1);
}

function closeTag({ key, name }: Tag, node: TraceNode, pen: TracePen): void {
  pen.mark(node, 2);
  if (key === name) pen.closingKey(node, name);
  else pen.mark(node, name.length);
  pen.mark(node, 1);
}
