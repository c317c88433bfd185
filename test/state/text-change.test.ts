import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffTexts } from '../../src/state/text-change.ts';

test('equal texts differ in nothing', () => {
  expect(diffTexts('abc', 'abc')).toBe(null);
});

test('only what changed is replaced', () => {
  expect(diffTexts('one two three', 'one 2 three')).toEqual({ start: 4, end: 7, text: '2' });
  expect(diffTexts('aaa', 'aaaa')).toEqual({ start: 3, end: 3, text: 'a' });
});

test('a surrogate pair is replaced as a whole', () => {
  expect(diffTexts('a😀b', 'a😁b')).toEqual({ start: 1, end: 3, text: '😁' });
});

test('the replacement turns the one text into the other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '😀', '😁', '\ud83d'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = diffTexts(before, after);
      const changed = change === null ? before : before.slice(0, change.start) + change.text + before.slice(change.end);
      expect(changed).toBe(after);
    }),
  );
});
