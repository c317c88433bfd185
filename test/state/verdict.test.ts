import { describe, expect, test } from 'vitest';
import { formats, type LossKind } from '../../src/core/index.ts';
import { listPrices, perThousandCalls, withOwnPrices } from '../../src/state/prices.ts';
import { rulesOfThumb } from '../../src/state/rules-of-thumb.ts';
import { judgeFormat, type VerdictInput } from '../../src/state/verdict.ts';

const exact = { exact: true, losses: [] } as const;
const losing = (kind: LossKind) => ({ exact: false, losses: [{ kind, count: 1, places: [] }] });
const count = (tokens: number) => ({ tokens, isExact: true });

const input: VerdictInput = {
  format: 'json',
  recommended: 'csv',
  rows: 30,
  counts: {
    json: count(1000),
    'json-compact': count(700),
    csv: count(400),
    yaml: count(800),
    markdown: count(450),
    toon: count(690),
    text: count(500),
    xml: count(1500),
  },
  fidelity: {
    json: exact,
    'json-compact': exact,
    csv: losing('number-became-text'),
    yaml: exact,
    markdown: losing('number-became-text'),
    toon: exact,
    text: losing('number-became-text'),
    xml: losing('number-became-text'),
  },
  baseline: 1000,
};

describe('a verdict', () => {
  test.each([
    ['csv', 'rule'],
    ['markdown', 'people'],
    ['text', 'conclusion'],
    ['toon', 'cheapest'],
    ['json-compact', 'near'],
    ['yaml', 'config'],
    ['xml', 'loses'],
    ['json', 'safe'],
  ] as const)('of %s is %s', (format, verdict) => {
    expect(judgeFormat({ ...input, format })).toBe(verdict);
  });

  test('puts what breaks above what a rule says', () => {
    const fidelity = { ...input.fidelity, csv: losing('duplicate-header') };
    expect(judgeFormat({ ...input, format: 'csv', fidelity })).toBe('breaks');
  });

  test('waits for the count and for the reading back', () => {
    expect(judgeFormat({ ...input, counts: {} })).toBeNull();
    expect(judgeFormat({ ...input, fidelity: {} })).toBeNull();
  });

  test('says what is dearer than the baseline', () => {
    expect(judgeFormat({ ...input, baseline: 900 })).toBe('dearer');
  });
});

test('rules of thumb are about formats that exist, each in one of them', () => {
  const named = rulesOfThumb.flatMap((rule): readonly string[] => rule.formats);
  const ids: readonly string[] = formats.map(({ id }) => id);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('a thousand calls cost a thousand times the tokens, at the price that was set last', () => {
  const own = { 'gpt-5': { dollars: 2, date: '2026-11-30' } };
  const [gpt5] = withOwnPrices(own);
  expect(gpt5).toMatchObject({ id: 'gpt-5', name: 'GPT-5', dollars: 2, date: '2026-11-30' });
  expect(perThousandCalls(741, 1.25)).toBeCloseTo(0.92625);
  expect(withOwnPrices({}).map(({ dollars }) => dollars)).toEqual(listPrices.map(({ dollars }) => dollars));
});
