import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartLines, niceTicks } from '../../src/state/row-chart.ts';

test('ticks reach the highest value in few round steps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 2, max: 8 }), (highest, most) => {
      const ticks = niceTicks(highest, most);
      const step = ticks[1] ?? 0;
      const digits = String(step).replace(/0+$/, '');
      return (
        ticks[0] === 0 &&
        (ticks.at(-1) ?? 0) >= highest &&
        (ticks.at(-2) ?? 0) < highest &&
        ticks.length - 1 <= most &&
        ['1', '2', '5'].includes(digits)
      );
    }),
  );
});

test('lines come in the order in which they end, from above', () => {
  const plot = { rows: [1, 9], existing: 9, tokens: { csv: [9, 20], xml: [8, 70], json: [7, 50] } };
  expect(chartLines(plot)).toEqual([
    { format: 'xml', tokens: [8, 70] },
    { format: 'json', tokens: [7, 50] },
    { format: 'csv', tokens: [9, 20] },
  ]);
});
