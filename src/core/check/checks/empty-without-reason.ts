import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { unreadTotal } from '../source-total.ts';

/** Nothing came back, and nothing says whether nothing exists or nothing could be seen. */
export const emptyWithoutReasonCheck: Check = {
  id: 'empty-without-reason',
  find(view) {
    const { status, emptyReason } = view.run.result;
    if (status !== 'empty' || emptyReason !== null) return [];
    const total = unreadTotal(view);
    return [
      {
        severity: 'warning',
        values: {},
        at: { stage: 'select' },
        ...(total === null
          ? {}
          : {
              fix: {
                id: 'read-total',
                values: { path: showPath(total.path) },
                edits: [{ type: 'set', stage: 'select', change: { total: total.path } }],
              },
            }),
      },
    ];
  },
};

export const examples = {
  flags: [
    { output: '[]', found: [{ severity: 'warning', values: {}, at: { stage: 'select' } }] },
    {
      output: '{"results":[],"total":0}',
      edits: [{ type: 'set', stage: 'select', change: { total: null } }],
      found: [{ severity: 'warning', values: {}, at: { stage: 'select' }, fix: 'read-total' }],
    },
  ],
  passes: [
    { output: '{"results":[],"total":0}', why: 'the source says that none exist' },
    { output: '[{"id":1}]', why: 'there is a row' },
  ],
} as const satisfies CheckExamples;
