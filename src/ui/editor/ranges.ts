import type { editor, IRange } from 'monaco-editor/editor';

/** Offsets as lines and columns. An empty place gets the character at it, or else the one before. */
export function toRange(model: editor.ITextModel, start: number, end: number): IRange {
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(Math.max(end, start));
  const range = {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  };
  if (end > start) return range;
  const last = model.getLineMaxColumn(from.lineNumber);
  if (from.column < last) return { ...range, endColumn: from.column + 1 };
  return { ...range, startColumn: Math.max(1, from.column - 1) };
}
