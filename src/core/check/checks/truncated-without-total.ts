import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { unreadTotal } from '../source-total.ts';

/** Rows are left out, and the text can't say of how many, although the source says it. */
export const truncatedWithoutTotalCheck: Check = {
  id: 'truncated-without-total',
  find(view) {
    const { status, completeness } = view.run.result;
    const total = unreadTotal(view);
    if (status !== 'partial' || total === null || completeness.matched !== null) return [];
    return [
      {
        severity: 'warning',
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
      edits: [
        { type: 'set', stage: 'select', change: { total: null } },
        { type: 'set', stage: 'truncate', change: { rows: 1 } },
      ],
      found: [
        {
          severity: 'warning',
          values: { returned: 1, matched: 9, path: 'total' },
          at: { stage: 'select' },
          fix: 'read-total',
        },
      ],
    },
  ],
  passes: [
    {
      output: '{"items":[{"id":1},{"id":2}],"total":9}',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 1 } }],
      why: 'the total is read',
    },
    {
      output: '{"items":[{"id":1},{"id":2}]}',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 1 } }],
      why: 'the source states no total',
    },
  ],
} as const satisfies CheckExamples;
