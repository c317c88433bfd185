import { useEffect } from 'react';
import { inTurns } from './in-turns.ts';
import type { Monaco } from './monaco.ts';
import type { CodeEditor } from './use-editor.ts';

/** Colours the editor's text as this language, in a task of its own; `of` says when it is another text. */
export function useLanguage(monaco: Monaco, code: CodeEditor | null, language: string, of: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text starts without a language
  useEffect(() => {
    const model = code?.getModel();
    if (model == null) return;
    return inTurns(() => {
      if (!model.isDisposed()) monaco.editor.setModelLanguage(model, language);
    });
  }, [monaco, code, language, of]);
}
