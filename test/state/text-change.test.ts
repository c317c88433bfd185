import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addReplacement, applyReplacements, diffTexts, type Replacement } from '../../src/state/text-change.ts';

const noReplacements: readonly Replacement[] = [];

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

test('typing and deleting in one place is one replacement', () => {
  const typed = ['a', 'b', 'c'].reduce(
    (made, text, at) => addReplacement(made, { start: 5 + at, end: 5 + at, text }),
    noReplacements,
  );
  expect(typed).toEqual([{ start: 5, end: 5, text: 'abc' }]);
  const deleted = [4, 3, 2].reduce(
    (made, at) => addReplacement(made, { start: at, end: at + 1, text: '' }),
    noReplacements,
  );
  expect(deleted).toEqual([{ start: 2, end: 5, text: '' }]);
});

test('replacements gathered one by one do what each of them did', () => {
  const replacement = fc.record({ at: fc.nat(20), length: fc.nat(3), text: fc.string({ maxLength: 3 }) });
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.array(replacement, { maxLength: 8 }), (before, wanted) => {
      let text = before;
      let gathered = noReplacements;
      for (const { at, length, text: inserted } of wanted) {
        const start = Math.min(at, text.length);
        const next = { start, end: Math.min(text.length, start + length), text: inserted };
        text = applyReplacements(text, [next]);
        gathered = addReplacement(gathered, next);
      }
      expect(applyReplacements(before, gathered)).toBe(text);
    }),
  );
});
