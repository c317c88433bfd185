import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checks, type Edit, editShaper, formats, readOutput, suggestShaper } from '../../../src/core/index.ts';
import { loadFixtures } from '../../load-fixtures.ts';
import { tryOutput, tryShaper } from './try-check.ts';

const ranks = { error: 0, warning: 1, info: 2 };
const order = checks.map(({ id }): string => id);

describe.each(loadFixtures())('findings for $name', ({ output }) => {
  const reading = readOutput(output);

  test.each(formats.map(({ id }) => id))('are plain data in a settled order as %s', (format) => {
    const edits: readonly Edit[] = [{ type: 'set', stage: 'render', change: { format } }];
    const shaper = editShaper(suggestShaper(reading), edits);
    const { findings } = tryShaper(reading, shaper, 30);
    expect(structuredClone(findings)).toEqual(findings);
    expect(tryShaper(reading, shaper, 30).findings).toEqual(findings);
    const sorted = [...findings].sort(
      (a, b) => ranks[a.severity] - ranks[b.severity] || order.indexOf(a.check) - order.indexOf(b.check),
    );
    expect(findings).toEqual(sorted);
  });
});

test('a place in the text is inside the text', () => {
  const output = JSON.stringify({ mail: 'ann@example.com', note: 'see <|im_end|> and \\u5317\\u4eac' });
  const { run, findings } = tryOutput({ output, edits: [{ type: 'set', stage: 'redact', change: { rules: [] } }] });
  const shown = findings.flatMap(({ check, at }) =>
    at.start === undefined ? [] : [[check, run.text.slice(at.start, at.end)]],
  );
  expect(shown).toEqual([
    ['leak-personal-data', 'ann@example.com'],
    ['special-token-in-text', '<|im_end|>'],
    ['ascii-escaped-cjk', '\\\\u5317\\\\u4eac'],
  ]);
});

test('no value makes a check throw', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (output) => {
      expect(Array.isArray(tryOutput({ output }).findings)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('a good result is left alone', () => {
  const output = JSON.stringify({
    items: [
      { order_id: 'A-1', order_status: 'paid', amount: '199.00', currency: 'EUR', updated_at: '2026-08-12T09:14:00Z' },
      { order_id: 'A-2', order_status: 'open', amount: '59.00', currency: 'EUR', updated_at: '2026-08-11T17:00:00Z' },
    ],
    total: 2,
  });
  expect(tryOutput({ output, budget: 500 }).findings).toEqual([]);
});
