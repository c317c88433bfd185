import { showPath } from '../../path.ts';
import { recordsAt } from '../../records-at.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** The records are not where the config looks for them, though this output has some elsewhere. */
export const unstableShapeCheck: Check = {
  id: 'unstable-shape',
  find(view) {
    const { select } = view.shaper;
    const { value } = view.run.reading;
    if (!select.on || recordsAt(value, select.records) !== undefined) return [];
    // An output that reports a failure has no records to look for.
    if (view.run.parcels[0]?.failure !== null) return [];
    const { records, total, next } = view.found;
    return [
      {
        severity: 'error',
        values: { path: showPath(select.records), found: showPath(records) },
        at: { stage: 'select' },
        ...(records.length === 0 && typeof value !== 'object'
          ? {}
          : {
              fix: {
                id: 'take-records',
                values: { path: showPath(records) },
                edits: [{ type: 'set', stage: 'select', change: { records, total, next } }],
              },
            }),
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '{"data":{"orders":[{"id":1},{"id":2}]}}',
      edits: [{ type: 'set', stage: 'select', change: { records: ['data', 'list'] } }],
      found: [
        {
          severity: 'error',
          values: { path: 'data.list', found: 'data.orders' },
          at: { stage: 'select' },
          fix: 'take-records',
        },
      ],
    },
  ],
  passes: [
    { output: '{"data":{"orders":[{"id":1},{"id":2}]}}', why: 'the records are where they are looked for' },
    {
      output: '{"error":{"code":"NOT_ALLOWED","message":"You may not read this."}}',
      edits: [{ type: 'set', stage: 'select', change: { records: ['data', 'list'] } }],
      why: 'the source reports a failure',
    },
  ],
} as const satisfies CheckExamples;
