import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson, repairJson } from '../../../src/core/index.ts';
import { shape } from './shape.ts';

test('JSON that was cut to a budget still parses, at every budget', () => {
  const output = { a: ['aaaa', 'bbbb', 'cccc'], b: { c: 'dddd'.repeat(20) } };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), (tokens) => {
      const { text } = shape(output, {
        edits: [{ type: 'set', stage: 'truncate', change: { budget: { tokens, protect: [] } } }],
      });
      expect(parseJson(text).value).toBeDefined();
    }),
    { numRuns: 40 },
  );
});

test('a text is cut between what a reader sees as letters', () => {
  const family = '👩‍👩‍👧‍👦';
  for (let letters = 1; letters < 16; letters++) {
    const { text } = shape(
      { note: `aaaaaaaaa${family}🇩🇪bbbb` },
      {
        edits: [
          {
            type: 'set',
            stage: 'truncate',
            change: { text: { limit: letters, head: letters, tail: 0, align: 'none' } },
          },
        ],
      },
    );
    expect(text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
    if (text.includes('👩')) expect(text).toContain(family);
  }
});

test('a repair tells what it would add and drop, and how much came whole', () => {
  const repair = repairJson(`{"city":"x","terms":[{"n":"one"},{"n":'a'},{"n":"b `);
  expect(repair?.itemsBefore).toBe(1);
  expect(repair?.edits.some(({ added }) => added !== '')).toBe(true);
});
