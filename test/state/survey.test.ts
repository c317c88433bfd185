import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '../../src/core/index.ts';
import type { Measured } from '../../src/engine/answers.ts';
import { diffLines } from '../../src/state/diff-lines.ts';
import { worstFirst } from '../../src/state/survey.ts';

const fine: Measured = {
  tokens: 10,
  status: 'success',
  action: 'answer',
  findings: [],
  leaks: 0,
  losses: [],
  isReadBack: true,
  received: 1,
  kept: 1,
  text: '',
  textLength: 0,
};
const error: Finding = { check: 'leak-token', severity: 'error', values: {}, at: { stage: 'render' } };

test('the worst sample comes first', () => {
  const rows = [
    { sampleId: 'waiting', measured: null },
    { sampleId: 'small', measured: fine },
    { sampleId: 'large', measured: { ...fine, tokens: 20 } },
    { sampleId: 'lossy', measured: { ...fine, losses: [{ kind: 'key-order' as const, count: 2, places: [] }] } },
    { sampleId: 'wrong', measured: { ...fine, findings: [error] } },
    { sampleId: 'leaking', measured: { ...fine, leaks: 1, findings: [error] } },
    { sampleId: 'broken', measured: 'failed' as const },
  ];
  const order = ['broken', 'leaking', 'wrong', 'lossy', 'large', 'small', 'waiting'];
  expect(worstFirst(rows).map(({ sampleId }) => sampleId)).toEqual(order);
});

const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));

test('a difference gives both texts back', () => {
  fc.assert(
    fc.property(text, text, (first, second) => {
      const runs = diffLines(first, second);
      const side = (other: string) => runs.filter((run) => run.in !== other).flatMap(({ lines }) => lines);
      expect([side('second').join('\n'), side('first').join('\n')]).toEqual([first, second]);
    }),
  );
});

test('equal texts differ nowhere, and one changed line is one line out and one in', () => {
  expect(diffLines('a\nb', 'a\nb')).toEqual([{ in: 'both', lines: ['a', 'b'] }]);
  expect(diffLines('a\nb\nc', 'a\nx\nc')).toEqual([
    { in: 'both', lines: ['a'] },
    { in: 'first', lines: ['b'] },
    { in: 'second', lines: ['x'] },
    { in: 'both', lines: ['c'] },
  ]);
});
