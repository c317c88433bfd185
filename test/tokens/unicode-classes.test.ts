import { expect, test } from 'vitest';
import { classRuns } from '../../src/tokens/unicode-classes.ts';
import { judgeClassRuns } from './class-runs.ts';

test('every code point has the class that the judge gives it', () => {
  expect(classRuns).toBe(judgeClassRuns());
}, 30_000);
