import { useEffect, useRef } from 'react';
import { useFocus } from '../session-context.ts';
import { toRange } from './ranges.ts';
import type { CodeEditor } from './use-editor.ts';

/** Goes to the part of the output that someone wants to see. */
export function useOutputFocus(code: CodeEditor | null): void {
  const focus = useFocus('output');
  const seen = useRef(focus?.turn ?? 0);
  useEffect(() => {
    const model = code?.getModel();
    if (code == null || model == null || focus === null || focus.turn === seen.current) return;
    seen.current = focus.turn;
    const range = toRange(model, focus.start, focus.end);
    code.setSelection(range);
    code.revealRangeInCenterIfOutsideViewport(range);
    code.focus();
  }, [code, focus]);
}
