import { expect, test } from 'vitest';
import { sayFinding, sayFix } from '../../src/ui/words/core-words.ts';

test('numbers in a finding are written as on the rest of the page', () => {
  const at = { stage: 'render' } as const;
  const values = { size: 125_026, unit: 'tokens', budget: 1500, isTried: false };
  expect(sayFinding({ check: 'over-budget', severity: 'warning', values, at })).toBe(
    '125,026 tokens, the budget is 1,500.',
  );
});

test('a finding names what was found in words', () => {
  const at = { stage: 'render' } as const;
  const values = { detector: 'payment-card', count: 2 };
  expect(sayFinding({ check: 'leak-personal-data', severity: 'warning', values, at })).toBe(
    'Personal data reaches the model: payment cards, 2 times. Hide what it does not need.',
  );
});

test('a fix calls a format as its tab does', () => {
  expect(sayFix({ id: 'switch-format', values: { format: 'json-compact' }, edits: [] })).toBe(
    'Write the rows as JSON compact',
  );
});
