import type { CommandId } from './command.ts';

export interface Shortcut {
  readonly command: CommandId;
  /** `mod` is Ctrl, on a Mac Cmd. */
  readonly keys: string;
  /** In a text field the keys do what they do there. */
  readonly isForTexts: boolean;
}

export const shortcuts = [
  { command: 'palette', keys: 'mod+k', isForTexts: true },
  { command: 'share', keys: 'mod+s', isForTexts: true },
  { command: 'next-pane', keys: 'f6', isForTexts: true },
  { command: 'previous-pane', keys: 'shift+f6', isForTexts: true },
  { command: 'undo', keys: 'mod+z', isForTexts: false },
  { command: 'redo', keys: 'mod+shift+z', isForTexts: false },
  { command: 'redo', keys: 'mod+y', isForTexts: false },
  { command: 'hide-text', keys: 'mod+shift+h', isForTexts: true },
  { command: 'shortcuts', keys: '?', isForTexts: false },
] as const satisfies readonly Shortcut[];

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The shortcut that was pressed. A letter counts however the keyboard's case is. */
export function findShortcut(event: Keys, isInText: boolean): Shortcut | null {
  if (event.altKey) return null;
  const isMod = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  // Shift is part of how a sign such as `?` is typed.
  const isShifted = event.shiftKey && /^(?:[a-z]|f\d)$/.test(key);
  const pressed = `${isMod ? 'mod+' : ''}${isShifted ? 'shift+' : ''}${key}`;
  return shortcuts.find(({ keys, isForTexts }) => keys === pressed && (isForTexts || !isInText)) ?? null;
}

/** The keys as they stand on the keyboard: `⌘K`, `Ctrl+K`. */
export function showKeys(keys: string, isMac: boolean): string {
  const parts = keys.split('+').map((part) => {
    if (part === 'mod') return isMac ? '⌘' : 'Ctrl';
    if (part === 'shift') return isMac ? '⇧' : 'Shift';
    return part.toUpperCase();
  });
  return parts.join(isMac ? '' : '+');
}

export function keysOf(command: string): string | null {
  return shortcuts.find((shortcut) => shortcut.command === command)?.keys ?? null;
}

export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** True where keys write, so that only some shortcuts hold. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('.monaco-editor') !== null) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'file'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
