import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBorder, toShares } from '../../src/state/split-sizes.ts';

test('a border moves what one pane loses to the next one', () => {
  expect(moveBorder([300, 500, 400], [220, 300, 280], 0, 50)).toEqual([350, 450, 400]);
  expect(moveBorder([300, 500, 400], [220, 300, 280], 1, -120)).toEqual([300, 380, 520]);
});

test('no pane is made smaller than its least', () => {
  expect(moveBorder([300, 500, 400], [220, 300, 280], 0, -1000)).toEqual([220, 580, 400]);
  expect(moveBorder([300, 500, 400], [220, 300, 280], 1, 1000)).toEqual([300, 620, 280]);
  expect(moveBorder([100, 500], [220, 300], 0, -50)).toEqual([100, 500]);
});

test('a border that is not there moves nothing', () => {
  expect(moveBorder([300, 500], [0, 0], 1, 50)).toEqual([300, 500]);
});

test('wherever a border moves, all panes together stay as large as they were', () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(sizes, sizes, fc.nat(3), fc.integer({ min: -3000, max: 3000 }), (before, leasts, border, by) => {
      const after = moveBorder(before, leasts, border, by);
      expect(after.reduce((sum, size) => sum + size, 0)).toBe(before.reduce((sum, size) => sum + size, 0));
      after.forEach((size, place) => {
        expect(size).toBeGreaterThanOrEqual(Math.min(before[place] ?? 0, leasts[place] ?? 0));
      });
    }),
  );
});

test('shares are percents of all, and of nothing they are none', () => {
  expect(toShares([300, 100, 0])).toEqual([75, 25, 0]);
  expect(toShares([0, 0])).toEqual([0, 0]);
});
