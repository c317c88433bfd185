import type { FormatOptions, Json } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isScalar, sizeOf } from '../value.ts';
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
  quote(text: string): string;
}

export const compactLook: JsonLook = { unit: '', commaSpace: 0, colonSpace: 0, quote: quoteJson };

export function quoteFor({ escapeNonAscii }: FormatOptions): (text: string) => string {
  return escapeNonAscii === true ? (text) => toAscii(quoteJson(text)) : quoteJson;
}

/** Levels around the records at which there is a pause after every member. */
const pausedLevels = 4;

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
  if (isScalar(value)) {
    traceJsonScalar(value, node, pen, look);
  } else if (isArray(value)) {
    if (value.length === 0) return pen.scalar(node, '[]');
    pen.mark(node, 1);
    for (const [index, element] of value.entries()) {
      const place = elementPlace(element, node, pen);
      openMember(null, place, index === 0, pen, look, level);
      traceJson(element, place, pen, look, level + 1);
    }
    closeList(node, pen, look, level);
  } else {
    if (sizeOf(value) === 0) return pen.scalar(node, '{}');
    pen.mark(node, 1);
    let isFirst = true;
    for (const [key, member] of entriesOf(value)) {
      const place = pen.tree.member(node, key);
      openMember(key, place, isFirst, pen, look, level);
      traceJson(member, place, pen, look, level + 1);
      isFirst = false;
    }
    closeList(node, pen, look, level);
  }
}

export function traceJsonScalar(value: Json, node: TraceNode, pen: TracePen, look: JsonLook): void {
  if (typeof value === 'string') pen.scalar(node, look.quote(value), value, backslashLength, 1);
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
  pen.key(place, look.quote(key));
  pen.mark(place, 1 + look.colonSpace);
}

export function closeList(node: TraceNode, pen: TracePen, look: JsonLook, level: number): void {
  if (look.unit !== '') pen.indent(node, 1 + look.unit.length * level);
  pen.mark(node, 1);
}
