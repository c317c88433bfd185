import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { countAt, isEstimate } from '../source-total.ts';

/** The total is a lower bound or a guess, and the result states it as a count. */
export const estimatedTotalAsExactCheck: Check = {
  id: 'estimated-total-as-exact',
  find(view) {
    const { select } = view.shaper;
    if (view.isError || !select.on || select.total === null) return [];
    const count = countAt(view.run.reading.value, select.total);
    if (count === null || !isEstimate(view.run.reading.value, select.total)) return [];
    return [
      {
        severity: 'warning',
        values: { path: showPath(select.total), count },
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
      output: '{"hits":{"total":{"value":10000,"relation":"gte"},"hits":[{"id":1},{"id":2}]}}',
      edits: [{ type: 'set', stage: 'select', change: { total: ['hits', 'total', 'value'] } }],
      found: [
        {
          severity: 'warning',
          values: { path: 'hits.total.value', count: 10000 },
          at: { stage: 'select' },
          fix: 'forget-total',
        },
      ],
    },
  ],
  passes: [
    {
      output: '{"hits":{"total":{"value":2,"relation":"eq"},"hits":[{"id":1},{"id":2}]}}',
      edits: [{ type: 'set', stage: 'select', change: { total: ['hits', 'total', 'value'] } }],
      why: 'the count is exact',
    },
    { output: '{"total":30,"items":[{"id":1},{"id":2}]}', why: 'nothing calls the total a guess' },
  ],
} as const satisfies CheckExamples;
