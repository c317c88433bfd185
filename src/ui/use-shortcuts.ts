import { useEffect } from 'react';
import { useActions } from './session-context.ts';

/** Ctrl/Cmd+Z takes back edits of the shaper, except where a text has its own undo. */
export function useShortcuts(): void {
  const { undo, redo } = useActions();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isUndo || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null)
        return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [undo, redo]);
}
