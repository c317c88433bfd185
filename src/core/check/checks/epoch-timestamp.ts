import { dateOfField } from '../../epoch.ts';
import { pathKey, showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** Times as seconds, milliseconds or microseconds since 1970: a model has to calculate the date, and often gets it wrong. */
export const epochTimestampCheck: Check = {
  id: 'epoch-timestamp',
  find(view) {
    return view.shown.flatMap((stat) => {
      const { path, sample } = stat;
      const date = dateOfField(stat);
      if (date === null || view.fields.isRedacted(path) || view.fields.isChanged(path)) return [];
      const change = { id: `date ${pathKey(path)}`, transform: 'date', path, options: {} };
      return [
        {
          severity: 'info',
          values: { path: showPath(path), sample, date },
          at: { stage: 'fields', path },
          fix: { id: 'as-date', values: { path: showPath(path) }, edits: [{ type: 'changeField', change }] },
        },
      ];
    });
  },
};

export const examples = {
  flags: [
    {
      output: '[{"id":1,"created_at":1786000000},{"id":2,"created_at":1786000500}]',
      found: [
        {
          severity: 'info',
          values: { path: 'created_at', sample: '1786000000', date: '2026-08-06T07:06:40.000Z' },
          at: { stage: 'fields', path: ['created_at'] },
          fix: 'as-date',
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
