import { expect, test } from 'vitest';
import { findShortcut, keysOf, shortcuts, showKeys } from '../../src/ui/commands/shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});
const command = (event: ReturnType<typeof press>, isInText = false) => findShortcut(event, isInText)?.command ?? null;

test('Ctrl and Cmd do the same, in either case of the letter', () => {
  expect(command(press('k', { ctrlKey: true }))).toBe('palette');
  expect(command(press('K', { metaKey: true }))).toBe('palette');
  expect(command(press('z', { metaKey: true }))).toBe('undo');
  expect(command(press('Z', { metaKey: true, shiftKey: true }))).toBe('redo');
  expect(command(press('y', { ctrlKey: true }))).toBe('redo');
  expect(command(press('?', { shiftKey: true }))).toBe('shortcuts');
  expect(command(press('F6'), true)).toBe('next-pane');
  expect(command(press('F6', { shiftKey: true }), true)).toBe('previous-pane');
});

test('a text keeps its own undo and its question marks; sharing and the palette hold there too', () => {
  expect(command(press('z', { ctrlKey: true }), true)).toBeNull();
  expect(command(press('?'), true)).toBeNull();
  expect(command(press('s', { ctrlKey: true }), true)).toBe('share');
  expect(command(press('k', { ctrlKey: true }), true)).toBe('palette');
  expect(command(press('H', { ctrlKey: true, shiftKey: true }), true)).toBe('hide-text');
});

test('other keys and those with Alt are not taken', () => {
  expect(command(press('k'))).toBeNull();
  expect(command(press('z', { ctrlKey: true, altKey: true }))).toBeNull();
  expect(command(press('s', { ctrlKey: true, shiftKey: true }))).toBeNull();
});

test('no keys have two meanings', () => {
  expect(new Set(shortcuts.map(({ keys }) => keys)).size).toBe(shortcuts.length);
});

test('keys are shown as they stand on the keyboard', () => {
  expect([showKeys('mod+shift+z', true), showKeys('mod+shift+z', false)]).toEqual(['⌘⇧Z', 'Ctrl+Shift+Z']);
  expect([keysOf('palette'), keysOf('suggest')]).toEqual(['mod+k', null]);
});
