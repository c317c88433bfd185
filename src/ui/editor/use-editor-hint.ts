import { useEffect } from 'react';
import { caretStore } from './caret.ts';
import type { CodeEditor } from './use-editor.ts';

/** Ties the line that tells how to leave the editor to the field that a screen reader stands in, and tells the status
 * line where the caret is. */
export function useEditorHint(code: CodeEditor | null, hintId: string): void {
  useEffect(() => {
    if (code === null) return;
    code.getDomNode()?.querySelector('.inputarea')?.setAttribute('aria-describedby', hintId);
    const tell = () => {
      const position = code.getPosition();
      if (position === null || !code.hasTextFocus()) return;
      caretStore.setState({ caret: { line: position.lineNumber, column: position.column } });
    };
    const forget = () => caretStore.setState({ caret: null });
    const listening = [
      code.onDidFocusEditorText(tell),
      code.onDidChangeCursorPosition(tell),
      code.onDidBlurEditorText(forget),
      code.onDidDispose(forget),
    ];
    tell();
    return () => {
      for (const listener of listening) listener.dispose();
    };
  }, [code, hintId]);
}
