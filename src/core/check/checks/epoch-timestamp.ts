import type { FieldStat } from '../../model.ts';
import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

const timeNames =
  /^(?:\w{0,40}_)?(?:at|ts|time|timestamp|date|created|updated|modified|expires|expiry|expiration|deadline)(?:_?(?:s|ms))?$|^\w{0,40}(?:At|Time|Timestamp|Date)(?:Ms|MS)?$/i;

/** Times as seconds, milliseconds or microseconds since 1970: a model has to calculate the date, and often gets it wrong. */
export const epochTimestampCheck: Check = {
  id: 'epoch-timestamp',
  find(view) {
    return view.shown
      .filter((stat) => stat.isLeaf && timeNames.test(String(stat.path.at(-1))) && isEpoch(stat))
      .filter(({ path }) => !view.fields.isRedacted(path) && !view.fields.isChanged(path))
      .map(({ path, sample }) => ({
        severity: 'info',
        values: { path: showPath(path), sample, date: dateOfEpoch(sample) },
        at: { stage: 'fields', path },
      }));
  },
};

/** Numbers, or texts of numbers, all of them times. */
function isEpoch({ types, top }: FieldStat): boolean {
  if (types.number === undefined && types.string === undefined) return false;
  return top.every(({ value }) => value === null || dateOfEpoch(String(value)) !== null);
}

/** The date of seconds, milliseconds or microseconds since 1970; null for what lies outside of 2001 to 2100. */
function dateOfEpoch(text: string): string | null {
  if (!/^\d{10}(?:\.\d{1,9})?$|^\d{13}(?:\.\d{1,6})?$|^\d{16}$/.test(text)) return null;
  const digits = text.replace(/\..*/, '').length;
  const ms = Number(text) * (digits === 10 ? 1000 : digits === 13 ? 1 : 0.001);
  return ms >= 1e12 && ms <= 4.1e12 ? new Date(Math.floor(ms)).toISOString() : null;
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"created_at":1786000000},{"id":2,"created_at":1786000500}]',
      found: [
        {
          severity: 'info',
          values: { path: 'created_at', sample: '1786000000', date: '2026-08-06T07:06:40.000Z' },
          at: { stage: 'fields', path: ['created_at'] },
        },
      ],
    },
  ],
  passes: [
    {
      output: '[{"id":1,"created_at":1786000000},{"id":2,"created_at":1786000500}]',
      edits: [
        {
          type: 'changeField',
          change: { id: 'd', transform: 'date', path: ['created_at'], options: {} },
        },
      ],
      why: 'it is written as a date',
    },
    { output: '[{"id":1,"created_at":"2026-08-12"},{"id":2,"created_at":"2026-08-13"}]', why: 'dates are written out' },
    { output: '[{"id":1,"time":12},{"id":2,"time":30}]', why: 'a short number is a duration' },
    { output: '[{"id":1786000000},{"id":1786000500}]', why: 'an id is no time' },
  ],
} as const satisfies CheckExamples;
