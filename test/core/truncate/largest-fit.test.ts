import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestFit } from '../../../src/core/truncate/largest-fit.ts';

/** The limit found, and how many were tried. */
function search(min: number, max: number, tokens: number, grain: number, tokensAt: (limit: number) => number) {
  let tries = 0;
  const found = largestFit(min, max, tokens, grain, (limit) => {
    tries++;
    return tokensAt(limit);
  });
  return { found, tries };
}

test('the largest limit that fits is found, however unevenly the text grows', () => {
  const anyGrowth = fc.array(fc.oneof(fc.nat(3), fc.nat(500)), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(anyGrowth, fc.nat(20_000), (growth, tokens) => {
      const totals = growth.map((_, at) => growth.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
      const { found, tries } = search(0, growth.length - 1, tokens, 0, (limit) => totals[limit] ?? Number.NaN);
      const fitting = totals.filter((total) => total <= tokens).length - 1;
      expect(found).toBe(fitting < 0 ? null : fitting);
      expect(tries).toBeLessThanOrEqual(40);
    }),
  );
});

test('even growth takes a handful of tries, of however many', () => {
  const { found, tries } = search(1, 1_000_000, 123_456, 0, (limit) => 50 + 7 * limit);
  expect(found).toBe(17_629);
  expect(tries).toBeLessThanOrEqual(8);
});

test('where it does not always grow, what is found fits and the next does not', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { minLength: 2, maxLength: 100 }), fc.nat(100), (totals, tokens) => {
      const tokensAt = (limit: number) => totals[limit] ?? Number.NaN;
      const { found } = search(0, totals.length - 1, tokens, 0, tokensAt);
      if (found === null) {
        expect(tokensAt(0)).toBeGreaterThan(tokens);
        return;
      }
      expect(tokensAt(found)).toBeLessThanOrEqual(tokens);
      if (found < totals.length - 1) expect(tokensAt(found + 1)).toBeGreaterThan(tokens);
    }),
  );
});

test('a coarser grain takes fewer tries and stays below what fits', () => {
  const step = (limit: number) => (limit < 654_321 ? 10 : Number.POSITIVE_INFINITY);
  const fine = search(0, 10_000_000, 100, 0, step);
  const coarse = search(0, 10_000_000, 100, 1 / 1024, step);
  expect(fine.found).toBe(654_320);
  expect(coarse.found).toBeLessThanOrEqual(654_320);
  expect(coarse.found).toBeGreaterThan(654_320 * (1 - 1 / 1024));
  expect(coarse.tries).toBeLessThan(fine.tries);
});
