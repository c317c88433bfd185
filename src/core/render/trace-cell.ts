import type { Json } from '../model.ts';
import { isScalar } from '../value.ts';
import { writeJson } from '../write-json.ts';
import { compactLook, traceJson } from './trace-json.ts';
import { type EscapeLength, TracePen } from './trace-pen.ts';
import type { TraceNode } from './trace-tree.ts';

/** A cell of a flat format: a scalar, or compact JSON escaped as the format has it. */
export function traceCell(
  value: Json | undefined,
  written: string,
  node: TraceNode,
  pen: TracePen,
  escaped: EscapeLength,
  quote = 0,
): void {
  if (value === undefined || isScalar(value)) return pen.scalar(node, written, value);
  const inner = new TracePen(writeJson(value), pen.tree);
  traceJson(value, node, inner, compactLook, 0);
  pen.takeOver(inner, written, escaped, quote, node);
}
