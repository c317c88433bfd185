import { showPath } from '../../path.ts';
import { isArray } from '../../value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { countAt } from '../source-total.ts';

/** What is read as the total is smaller than the rows that came, so that it counts something else. */
export const returnedCountMismatchCheck: Check = {
  id: 'returned-count-mismatch',
  find(view) {
    const { select } = view.shaper;
    if (view.isError || !select.on || select.total === null || !isArray(view.valueAfter('select'))) return [];
    const count = countAt(view.run.reading.value, select.total);
    if (count === null || count >= view.selectedRows) return [];
    return [
      {
        severity: 'warning',
        values: { path: showPath(select.total), count, rows: view.selectedRows },
        at: { stage: 'select' },
        fix: {
          id: 'forget-total',
          values: { path: showPath(select.total) },
          edits: [{ type: 'set', stage: 'select', change: { total: null } }],
        },
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '{"count":1,"items":[{"id":1},{"id":2},{"id":3}]}',
      edits: [{ type: 'set', stage: 'select', change: { total: ['count'] } }],
      found: [
        {
          severity: 'warning',
          values: { path: 'count', count: 1, rows: 3 },
          at: { stage: 'select' },
          fix: 'forget-total',
        },
      ],
    },
  ],
  passes: [
    { output: '{"count":3,"items":[{"id":1},{"id":2},{"id":3}]}', why: 'the count is right' },
    { output: '{"total":30,"items":[{"id":1},{"id":2},{"id":3}]}', why: 'more exist than came' },
    { output: '{"count":1,"name":"Ann"}', why: 'there is no list' },
  ],
} as const satisfies CheckExamples;
