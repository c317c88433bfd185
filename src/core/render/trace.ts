import type { FormatOptions, Json } from '../model.ts';
import type { TracePen } from './trace-pen.ts';
import type { TraceNode } from './trace-tree.ts';

/** Finds in a text that one format wrote which piece stands for what. Kept apart from the formats, as exported code traces nothing. */
export interface Trace {
  /** That of the format. */
  readonly id: string;
  /** Goes over the text of a value whose place is `node`, some records at a step. */
  trace(value: Json, node: TraceNode, pen: TracePen, options: FormatOptions): Generator<null>;
}
