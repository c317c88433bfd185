import { expect, test } from 'vitest';
import { formats, readers } from '../../src/core/index.ts';
import { editableLimit, isEditable } from '../../src/ui/editor/faithful.ts';
import { grammars, languageOf } from '../../src/ui/editor/languages/index.ts';

test('a text is edited only where the editor would hold it as it is', () => {
  expect(isEditable('')).toBe(true);
  expect(isEditable('a\nb\n')).toBe(true);
  expect(isEditable('a\r\nb\r\n')).toBe(true);
  expect(isEditable('a\r\nb\n')).toBe(false);
  expect(isEditable('\n\r\n')).toBe(false);
  expect(isEditable('10%\r20%\n')).toBe(false);
  expect(isEditable('10%\r')).toBe(false);
  expect(isEditable('\ufeff{}')).toBe(false);
  expect(isEditable('x'.repeat(editableLimit + 1))).toBe(false);
});

test('each grammar colours formats that exist, each format at most once', () => {
  const known: readonly string[] = [...formats.map(({ id }) => id), ...readers.map(({ id }) => id)];
  const coloured = grammars.flatMap((grammar) => grammar.formats);
  expect(coloured.filter((id) => !known.includes(id))).toEqual([]);
  expect(new Set(coloured).size).toBe(coloured.length);
  expect(languageOf('jsonl')).toBe('json');
  expect(languageOf(undefined)).toBe('plaintext');
});

/** Where a rule of the grammar matches no character, Monaco would throw while it colours. */
test('no expression of a grammar matches nothing', () => {
  for (const { id, tokens } of grammars) {
    for (const rules of Object.values(tokens.tokenizer)) {
      for (const rule of rules) {
        const pattern = Array.isArray(rule) ? rule[0] : null;
        if (pattern instanceof RegExp)
          expect([id, pattern.source, pattern.exec('')?.[0]]).toEqual([id, pattern.source, undefined]);
      }
    }
  }
});
