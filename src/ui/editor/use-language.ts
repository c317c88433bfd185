import { useEffect } from 'react';
import type { Monaco } from './monaco.ts';
import type { CodeEditor } from './use-editor.ts';

/** Colours the editor's text as this language; `of` says when it is another text. */
export function useLanguage(monaco: Monaco, code: CodeEditor | null, language: string, of: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text starts without a language
  useEffect(() => {
    const model = code?.getModel();
    if (model != null) monaco.editor.setModelLanguage(model, language);
  }, [monaco, code, language, of]);
}
