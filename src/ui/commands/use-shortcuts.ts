import { useLayoutEffect } from 'react';
import { useSessionStore } from '../session-context.ts';
import { runCommand } from './commands.ts';
import { findShortcut, isTextField } from './shortcuts.ts';

/** The shortcuts of the page. While a dialog is open its own keys hold. */
export function useShortcuts(): void {
  const session = useSessionStore();
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const shortcut = findShortcut(event, isTextField(event.target));
      if (shortcut === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (document.querySelector('[role=dialog]') === null) runCommand(session, shortcut.command);
    };
    // Before the editor, which takes some of the keys for its own.
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [session]);
}
