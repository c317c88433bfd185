import { expect, test } from 'vitest';
import { collectStats, defaultShaper, type Json, ruleFor, showPath } from '../../src/core/index.ts';
import { describeValues } from '../../src/ui/stages/fields/describe-values.ts';

/** What the fields table says of the members of these records. */
function describe(records: readonly Json[]) {
  return Object.fromEntries(
    collectStats(records).map((stat) => [
      showPath(stat.path),
      describeValues({ stat, rule: ruleFor(defaultShaper.fields, stat.path) }),
    ]),
  );
}

test('null, absent, an empty text, an empty list and an empty object are told apart', () => {
  const records = [
    { n: null, a: 1, t: '', l: [], o: {} },
    { n: 5, t: 'x', l: ['y'], o: { k: 1 } },
    { n: 7, a: 2, t: '', l: [], o: {} },
  ];
  expect(describe(records)).toEqual({
    n: '5, 7 · 1 null',
    a: '1, 2 · absent in 1',
    t: 'x · 2 “”',
    l: '2 []',
    o: 'object · 2 {}',
    'o.k': '1 · absent in 2',
  });
});

test('a time since 1970 stands beside its date, in any of its units', () => {
  const seconds = 1_786_000_000;
  expect(
    describe([{ created_at: seconds, updatedAt: seconds * 1000, ts: seconds * 1e6, id: seconds, time: '12' }]),
  ).toEqual({
    created_at: '2026-08-06 07:06 UTC (1786000000)',
    updatedAt: '2026-08-06 07:06 UTC (1786000000000)',
    ts: '2026-08-06 07:06 UTC (1786000000000000)',
    id: '1786000000',
    time: '12',
  });
});
