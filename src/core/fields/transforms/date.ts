import { readTime } from '../read-time.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

/** Times as ISO 8601 in UTC, from seconds, milliseconds or microseconds since 1970 or from text that has a time zone. */
export const dateTransform: ValueTransform = {
  id: 'date',
  of: 'value',
  defaults: { precision: 'second' },
  choices: { precision: ['day', 'minute', 'second'] },
  suits: ({ top, nulls, present, isLeaf }) =>
    isLeaf && present > nulls && top.every(({ value }) => value === null || readTime(value) !== null),
  change(value, { precision }) {
    const time = readTime(value);
    if (time === null) return value;
    const iso = new Date(time).toISOString();
    if (precision === 'day') return iso.slice(0, 10);
    return precision === 'minute' ? `${iso.slice(0, 16)}Z` : `${iso.slice(0, 19)}Z`;
  },
};

export const examples = [
  {
    rows: '[{"at":1767600000},{"at":1767600000123},{"at":1767600000123456}]',
    path: ['at'],
    gives: '[{"at":"2026-01-05T08:00:00Z"},{"at":"2026-01-05T08:00:00Z"},{"at":"2026-01-05T08:00:00Z"}]',
  },
  {
    rows: '[{"at":"2026-01-05 09:00:00 +01:00"}]',
    path: ['at'],
    options: { precision: 'minute' },
    gives: '[{"at":"2026-01-05T08:00Z"}]',
  },
  { rows: '[{"at":1767600000}]', path: ['at'], options: { precision: 'day' }, gives: '[{"at":"2026-01-05"}]' },
  {
    rows: '[{"at":"2026-01-05 09:00:00"},{"at":"soon"},{"at":12},{"at":null}]',
    path: ['at'],
    gives: '[{"at":"2026-01-05 09:00:00"},{"at":"soon"},{"at":12},{"at":null}]',
    why: 'nobody says in which zone, or it is no time',
  },
] as const satisfies readonly TransformExample[];
