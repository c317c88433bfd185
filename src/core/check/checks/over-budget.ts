import type { CheckExamples } from '../check-examples.ts';
import type { Check } from '../finding.ts';

/** The final text has more tokens than it may. */
export const overBudgetCheck: Check = {
  id: 'over-budget',
  find(view) {
    const { tokens, budget } = view.context;
    if (tokens === null || budget === null || tokens <= budget) return [];
    const { on, budget: own } = view.shaper.truncate;
    // Errors are not cut, and a text that a budget could not be fitted to is as short as it gets.
    const isTried = on && own !== null && own.tokens <= budget;
    return [
      {
        severity: 'warning',
        values: { tokens, budget, isTried },
        at: { stage: 'truncate' },
        ...(view.isError || isTried
          ? {}
          : {
              fix: {
                id: 'fit-budget',
                values: { budget },
                edits: [
                  {
                    type: 'set',
                    stage: 'truncate',
                    change: { on: true, budget: { protect: own?.protect ?? [], tokens: budget } },
                  },
                ],
              },
            }),
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '[{"id":1,"name":"Ann"},{"id":2,"name":"Bob"},{"id":3,"name":"Cid"}]',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      budget: 4,
      found: [
        {
          severity: 'warning',
          values: { tokens: 7, budget: 4, isTried: false },
          at: { stage: 'truncate' },
          fix: 'fit-budget',
        },
      ],
    },
  ],
  passes: [{ output: '[{"id":1},{"id":2}]', budget: 1_000, why: 'it fits' }],
} as const satisfies CheckExamples;
