import type { FormatOptions, Json } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isMap, isScalar, sizeOf } from '../value.ts';
import { quoteJson } from '../write-json.ts';
import { toAscii } from './ascii-json.ts';
import { backslashLength, type TracePen } from './trace-pen.ts';
import type { TraceNode } from './trace-tree.ts';

export interface JsonLook {
  /** One level of indentation; empty on one line. */
  readonly unit: string;
  /** Spaces after a comma on one line, and after a colon. */
  readonly commaSpace: number;
  readonly colonSpace: number;
  /** A quote as it is written. */
  readonly quote: string;
  /** A text between quotes, for texts that hold what must be escaped. */
  write(text: string): string;
}

export const compactLook: JsonLook = { unit: '', commaSpace: 0, colonSpace: 0, quote: '"', write: quoteJson };

export function writerFor({ escapeNonAscii }: FormatOptions): (text: string) => string {
  return escapeNonAscii === true ? (text) => toAscii(quoteJson(text)) : quoteJson;
}

/** Levels around the records at which there is a pause after every member. */
export const pausedLevels = 4;

/** JSON as its formats write it, a record at a step. */
export function* traceJsonInSteps(
  value: Json,
  node: TraceNode,
  pen: TracePen,
  look: JsonLook,
  level = 0,
): Generator<null> {
  if (isScalar(value) || level >= pausedLevels) return traceJson(value, node, pen, look, level);
  const isList = isArray(value);
  const members = isList ? value.map((element) => ['', element] as const) : entriesOf(value);
  if (members.length === 0) return pen.scalar(node, isList ? '[]' : '{}');
  pen.mark(node, 1);
  let isFirst = true;
  for (const [key, member] of members) {
    const place = isList ? elementPlace(member, node, pen) : pen.tree.member(node, key);
    openMember(isList ? null : key, place, isFirst, pen, look, level);
    if (isList) traceJson(member, place, pen, look, level + 1);
    else yield* traceJsonInSteps(member, place, pen, look, level + 1);
    isFirst = false;
    yield null;
  }
  closeList(node, pen, look, level);
}

export function traceJson(value: Json, node: TraceNode, pen: TracePen, look: JsonLook, level: number): void {
  if (isScalar(value)) return traceJsonScalar(value, node, pen, look);
  if (isArray(value)) {
    if (value.length === 0) return pen.scalar(node, '[]');
    pen.mark(node, 1);
    for (let index = 0; index < value.length; index++) {
      const element = value[index] ?? null;
      const place = elementPlace(element, node, pen);
      openMember(null, place, index === 0, pen, look, level);
      traceJson(element, place, pen, look, level + 1);
    }
    return closeList(node, pen, look, level);
  }
  if (sizeOf(value) === 0) return pen.scalar(node, '{}');
  pen.mark(node, 1);
  let isFirst = true;
  const visit = (key: string, member: Json) => {
    const place = pen.tree.member(node, key);
    openMember(key, place, isFirst, pen, look, level);
    traceJson(member, place, pen, look, level + 1);
    isFirst = false;
  };
  if (isMap(value)) for (const [key, member] of value) visit(key, member);
  else for (const key of Object.keys(value)) visit(key, value[key] ?? null);
  closeList(node, pen, look, level);
}

export function traceJsonScalar(value: Json, node: TraceNode, pen: TracePen, look: JsonLook): void {
  if (typeof value === 'string') {
    if (pen.standsBetween(value, look.quote)) pen.plainWords(node, value, look.quote.length);
    else pen.words(node, look.write(value), value, backslashLength, 1);
  } else if (typeof value === 'number') pen.number(node);
  else pen.scalar(node, isExactNumber(value) ? value.text : String(value));
}

/** Scalars in a list are the list's own. */
export function elementPlace(element: Json, node: TraceNode, pen: TracePen): TraceNode {
  return isScalar(element) ? node : pen.tree.element(node);
}

/** The comma before a member, its indentation and its key. */
export function openMember(
  key: string | null,
  place: TraceNode,
  isFirst: boolean,
  pen: TracePen,
  look: JsonLook,
  level: number,
): void {
  if (!isFirst) pen.mark(place, 1 + look.commaSpace);
  if (look.unit !== '') pen.indent(place, 1 + look.unit.length * (level + 1));
  if (key === null) return;
  if (place.lastKey !== key) {
    place.lastKey = key;
    place.writtenKey = look.write(key);
  }
  pen.key(place, place.writtenKey);
  pen.mark(place, 1 + look.colonSpace);
}

export function closeList(node: TraceNode, pen: TracePen, look: JsonLook, level: number): void {
  if (look.unit !== '') pen.indent(node, 1 + look.unit.length * level);
  pen.mark(node, 1);
}
