import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelTokens, tokensFor } from '../../src/state/model-tokens.ts';
import { listPrices } from '../../src/state/prices.ts';
import { calibrate, familyRange, spanOf, tokenFamilies } from '../../src/state/token-families.ts';

test('an estimate is a range, never a point', () => {
  for (const { id } of tokenFamilies) {
    const { low, high } = spanOf(1000, familyRange(id));
    expect(low).toBeLessThan(high);
    expect(low).toBeLessThanOrEqual(1000);
  }
});

test('a count of the person’s own lies in the range that it gives, which is narrower than before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0.5, max: 3, noNaN: true }), (counted, ratio) => {
      const given = Math.max(1, Math.round(counted * ratio));
      const calibration = calibrate(given, counted, '2026-01-31');
      if (calibration === null) return given / counted < 0.3 || given / counted > 4;
      const range = familyRange('claude', calibration);
      const { low, high } = spanOf(counted, range);
      return low <= given && given <= high && range.high / range.low < 1.2;
    }),
  );
});

test('a count that can’t be of this text is refused', () => {
  expect(calibrate(100, 1000, '2026-01-31')).toBeNull();
  expect(calibrate(5000, 1000, '2026-01-31')).toBeNull();
  expect(calibrate(1300, 1000, '2026-01-31')).toEqual({ ratio: 1.3, date: '2026-01-31' });
});

describe('tokens of a model', () => {
  const tokensOf = (id: string) => listPrices.find((price) => price.id === id)?.tokens ?? { encoding: 'o200k_base' };

  test('are those that are counted, those of its own encoding, or a range', () => {
    expect(tokensFor(modelTokens(tokensOf('gpt-5'), {}, null), 'csv', 200)).toEqual({ low: 200, high: 200 });
    expect(tokensFor(modelTokens(tokensOf('gpt-4-turbo'), {}, { csv: 210 }), 'csv', 200)).toEqual({
      low: 210,
      high: 210,
    });
    expect(tokensFor(modelTokens(tokensOf('gemini-3.8-flash'), {}, null), 'csv', 200)).toEqual({ low: 200, high: 240 });
  });

  test('are unknown until the second encoding has counted them', () => {
    expect(tokensFor(modelTokens(tokensOf('gpt-4-turbo'), {}, null), 'csv', 200)).toBeNull();
    expect(tokensFor(modelTokens(tokensOf('gpt-4-turbo'), {}, { json: 9 }), 'csv', 200)).toBeNull();
  });

  test('follow the calibration of their own family only', () => {
    const calibrations = { claude: { ratio: 2, date: '2026-01-31' } };
    expect(tokensFor(modelTokens(tokensOf('claude-opus-5.5'), calibrations, null), 'csv', 1000)).toEqual({
      low: 1900,
      high: 2100,
    });
    expect(tokensFor(modelTokens(tokensOf('claude-haiku-4.5'), calibrations, null), 'csv', 1000)).toEqual({
      low: 1000,
      high: 1400,
    });
  });
});
