import type { Json } from '../model.ts';
import { isScalar } from '../value.ts';
import { quoteJson } from '../write-json.ts';
import { cellText } from './table.ts';
import { compactLook, type JsonLook, traceJson } from './trace-json.ts';
import type { TracePen } from './trace-pen.ts';
import type { TraceNode } from './trace-tree.ts';

/** How a flat format writes its cells. */
export interface CellLook {
  /** What stands behind a cell that is not the last of its line. */
  readonly sign: string;
  /** A cell's text as it is written. */
  write(text: string): string;
  /** Of the compact JSON in a cell, whose signs need no escape. */
  readonly json: JsonLook;
}

/** `escapeText` is what the format does to the quotes and words of JSON in a cell. */
export function cellLook(
  sign: string,
  write: (text: string) => string,
  escapeText: (text: string) => string,
): CellLook {
  const inner = { ...compactLook, quote: escapeText('"'), write: (text: string) => escapeText(quoteJson(text)) };
  return { sign, write, json: inner };
}

/** A cell of a flat format: a scalar, or compact JSON in the quotes that are there already. */
export function traceCell(
  value: Json | undefined,
  nullToken: string,
  node: TraceNode,
  pen: TracePen,
  look: CellLook,
): void {
  if (value !== undefined && !isScalar(value)) return traceJson(value, node, pen, look.json, 0);
  const text = cellText(value, nullToken);
  if (pen.standsBefore(text, look.sign)) pen.plainWords(node, text, 0);
  else pen.words(node, look.write(text), text);
}

/** A scalar that is all of a text. */
export function traceLoneCell(value: Json, nullToken: string, node: TraceNode, pen: TracePen): void {
  const text = cellText(value, nullToken);
  pen.words(node, text, text);
}
