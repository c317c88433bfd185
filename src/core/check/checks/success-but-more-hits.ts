import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { unreadTotal } from '../source-total.ts';

/** The result says success although the source says that more rows exist. */
export const successButMoreHitsCheck: Check = {
  id: 'success-but-more-hits',
  find(view) {
    const { status, completeness } = view.run.result;
    const total = unreadTotal(view);
    if (status !== 'success' || total === null || total.count <= completeness.returned) return [];
    return [
      {
        severity: 'error',
        values: { returned: completeness.returned, matched: total.count, path: showPath(total.path) },
        at: { stage: 'select' },
        fix: {
          id: 'read-total',
          values: { path: showPath(total.path) },
          edits: [{ type: 'set', stage: 'select', change: { total: total.path } }],
        },
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '{"items":[{"id":1},{"id":2}],"total":9}',
      edits: [{ type: 'set', stage: 'select', change: { total: null } }],
      found: [
        {
          severity: 'error',
          values: { returned: 2, matched: 9, path: 'total' },
          at: { stage: 'select' },
          fix: 'read-total',
        },
      ],
    },
  ],
  passes: [
    { output: '{"items":[{"id":1},{"id":2}],"total":9}', why: 'the total is read, so the result is partial' },
    {
      output: '{"items":[{"id":1},{"id":2}],"total":2}',
      edits: [{ type: 'set', stage: 'select', change: { total: null } }],
      why: 'there is no more',
    },
    {
      output: '{"hits":{"total":{"value":10000,"relation":"gte"},"hits":[{"id":1},{"id":2}]}}',
      edits: [{ type: 'set', stage: 'select', change: { total: null } }],
      why: 'the total is a lower bound',
    },
  ],
} as const satisfies CheckExamples;
