import { expect, test } from 'vitest';
import type { Counted } from '../../src/engine/answers.ts';
import { changeOf, mergeCounts, noCounts } from '../../src/state/counts.ts';

const exact = (tokens: number) => ({ tokens, isExact: true });
const counted = (id: number, change: Partial<Counted>): Counted => ({
  id,
  sample: 's',
  isDone: false,
  stages: {},
  formats: {},
  bytes: {},
  fields: null,
  overhead: 0,
  ms: 1,
  ...change,
});

test('counts arrive in parts, and older ones stay until newer ones come', () => {
  const first = mergeCounts(noCounts, counted(1, { formats: { csv: exact(5), json: exact(9) }, isDone: true, ms: 7 }));
  const second = mergeCounts(first, counted(2, { formats: { csv: exact(4) } }));
  expect(second.formats).toEqual({
    csv: { tokens: 4, isExact: true, shapedId: 2 },
    json: { tokens: 9, isExact: true, shapedId: 1 },
  });
  expect(second.doneId).toBe(1);
  expect(second.ms).toBe(7);
});

test('a difference is told only between a new count and an old one', () => {
  const before = { tokens: 9, isExact: true, shapedId: 1 };
  const now = { tokens: 4, isExact: true, shapedId: 2 };
  expect(changeOf(now, before, 2)).toBe(-5);
  expect(changeOf(before, before, 2)).toBe(null);
  expect(changeOf(now, undefined, 2)).toBe(null);
  expect(changeOf(now, { ...now, shapedId: 1 }, 2)).toBe(null);
});
