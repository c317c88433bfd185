import type { Format, FormatOptions, Json, TextPart } from '../model.ts';
import { find } from '../registry.ts';
import { formats } from './formats/index.ts';
import { layOutWith, partsWith, writeWith } from './write-with.ts';

export { checkFidelity, checkWritten } from './check-fidelity.ts';
export { formats } from './formats/index.ts';
export { type FormatLimits, type FormatRule, formatLimits, formatRules, recommendFormat } from './recommend-format.ts';
export type { RenderInput, RenderOptions } from './render-text.ts';
export { layOutText, placementFor } from './render-text.ts';
export { cellText, toTable } from './table.ts';
export { type PieceKind, pieceKinds, TraceFault, TracePen } from './trace-pen.ts';
export { traceText } from './trace-text.ts';
export { type TraceNode, TraceTree } from './trace-tree.ts';

/** A value as text. Throws on an unknown format id. */
export function renderAs(format: string, value: Json, options: FormatOptions = {}): string {
  return writeWith(find<Format>(formats, format), value, options);
}

/** The text of `renderAs` in parts. */
export function renderAsParts(format: string, value: Json, options: FormatOptions = {}): Iterable<string> {
  return partsWith(find<Format>(formats, format), value, options);
}

/** The text of `renderAs`, its long list of rows still to be written. */
export function layOutAs(format: string, value: Json, options: FormatOptions = {}): Iterable<TextPart> {
  return layOutWith(find<Format>(formats, format), value, options);
}
