import { useEffect } from 'react';
import type { CodeEditor } from './use-editor.ts';

/** Ties the line that tells how to leave the editor to the field that a screen reader stands in. */
export function useEditorHint(code: CodeEditor | null, hintId: string): void {
  useEffect(() => {
    code?.getDomNode()?.querySelector('.inputarea')?.setAttribute('aria-describedby', hintId);
  }, [code, hintId]);
}
