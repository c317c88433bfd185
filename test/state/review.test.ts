import { expect, test } from 'vitest';
import { defaultShaper, editShaper } from '../../src/core/index.ts';
import { hideFound, reviewTaken } from '../../src/state/review.ts';

const secret = { detector: 'github-token', group: 'secret', count: 1 } as const;
const person = { detector: 'email', group: 'person', count: 2 } as const;
const taken = { text: 'x', bytes: 1, found: [secret, person] };
const report = { received: 1, kept: 1, omitted: 0 };
const notes = [
  { id: 'redact.mask', values: { rule: 'r1', target: 'phone', count: 3 } },
  { id: 'redact.fixed', values: { rule: 'r2', target: 'password', count: 2 } },
  { id: 'redact.no-key', values: {} },
];
const stages = [{ id: 'redact', isOn: true, report: { ...report, notes } }] as const;

test('a review counts what is hidden and tells secrets from the rest', () => {
  const review = { bytes: 1, isRaw: false, hidden: 5, secrets: [secret], others: [person] };
  expect(reviewTaken(taken, { of: 'stage', stage: 'render' }, stages)).toEqual(review);
  expect(reviewTaken(taken, { of: 'message' }, stages)).toEqual(review);
});

test('before Redact nothing is hidden', () => {
  for (const ref of [{ of: 'output' }, { of: 'stage', stage: 'fields' }] as const)
    expect(reviewTaken(taken, ref, stages)).toMatchObject({ isRaw: true, hidden: 0 });
});

test('hiding what was found adds a rule for each kind of secret, switches Redact on, and once is enough', () => {
  const review = reviewTaken(taken, { of: 'message' }, stages);
  const off = editShaper(defaultShaper, [{ type: 'set', stage: 'redact', change: { on: false } }]);
  const hiding = editShaper(off, hideFound(review, off));
  expect(hiding.redact).toMatchObject({ on: true, rules: [{ target: { by: 'detector', detector: 'github-token' } }] });
  expect(hideFound(review, hiding)).toEqual([]);
  expect(hideFound({ ...review, isRaw: true }, off)).toEqual([]);
});
