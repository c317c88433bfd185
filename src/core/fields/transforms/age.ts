import { valueAt } from '../../path.ts';
import { readTime } from '../read-time.ts';
import type { RecordTransform, TransformExample } from './transform.ts';

const hourMs = 3_600_000;

/** How long ago a time was, in whole days or hours, as a field of its own; negative for one to come. */
export const ageTransform: RecordTransform = {
  id: 'age',
  of: 'record',
  defaults: { name: 'age_days', unit: 'days' },
  choices: { unit: ['days', 'hours'] },
  suits: ({ top, nulls, present, isLeaf }) =>
    isLeaf && present > nulls && top.every(({ value }) => value === null || readTime(value) !== null),
  sources: (path) => [path],
  derive(record, path, { unit }, now) {
    const time = readTime(valueAt(record, path) ?? null);
    return time === null ? undefined : Math.trunc((now - time) / (unit === 'hours' ? hourMs : 24 * hourMs));
  },
};

export const examples = [
  {
    rows: '[{"at":"2026-01-01"},{"at":"soon"}]',
    path: ['at'],
    gives: '[{"at":"2026-01-01","age_days":4},{"at":"soon"}]',
    why: 'it is 2026-01-05 in the examples',
  },
] as const satisfies readonly TransformExample[];
