import type { editor } from 'monaco-editor/editor';

/** On a slow machine Monaco 0.57 offers completions on colours of the text before and complains of it: colour first. */
export function tokenizeNow(model: editor.ITextModel): void {
  const part: unknown = 'tokenization' in model ? model.tokenization : null;
  if (canForce(part)) part.forceTokenization(model.getLineCount());
}

function canForce(part: unknown): part is { forceTokenization(lineNumber: number): void } {
  return (
    typeof part === 'object' &&
    part !== null &&
    'forceTokenization' in part &&
    typeof part.forceTokenization === 'function'
  );
}
