import type { Edit } from '../../shaper.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';

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
          : { fix: { id: 'fit-budget', values: { budget }, edits: fitEdits(view, budget) } }),
      },
    ];
  },
};

/** What is left out must be said, so an envelope that can say it belongs to the fix. */
function fitEdits({ shaper, style }: CheckView, tokens: number): readonly Edit[] {
  const protect = shaper.truncate.budget?.protect ?? [];
  const cut: Edit = { type: 'set', stage: 'truncate', change: { on: true, budget: { tokens, protect } } };
  const canSay = style !== null && !style.lossy.includes('completeness');
  return canSay ? [cut] : [cut, { type: 'set', stage: 'envelope', change: { on: true, style: 'status' } }];
}

const namedRows = Array.from({ length: 40 }, (_, index) => ({ id: index, name: `row ${index}` }));

export const examples = {
  flags: [
    {
      output: JSON.stringify(namedRows),
      edits: [
        { type: 'set', stage: 'envelope', change: { on: false } },
        { type: 'set', stage: 'truncate', change: { rows: null } },
        { type: 'set', stage: 'render', change: { format: 'json-compact' } },
      ],
      budget: 150,
      found: [
        {
          severity: 'warning',
          values: { tokens: 256, budget: 150, isTried: false },
          at: { stage: 'truncate' },
          fix: 'fit-budget',
        },
      ],
    },
    {
      output: '{"error":{"code":"NOT_ALLOWED","message":"You may not read this."}}',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      budget: 10,
      found: [{ severity: 'warning', values: { tokens: 17, budget: 10, isTried: false }, at: { stage: 'truncate' } }],
    },
    {
      output: '{"error":{"code":"NOT_ALLOWED","message":"You may not read this."}}',
      edits: [
        { type: 'set', stage: 'envelope', change: { on: false } },
        { type: 'set', stage: 'truncate', change: { budget: { tokens: 9, protect: [] } } },
      ],
      budget: 10,
      found: [{ severity: 'warning', values: { tokens: 17, budget: 10, isTried: true }, at: { stage: 'truncate' } }],
    },
  ],
  passes: [
    { output: '[{"id":1},{"id":2}]', budget: 1_000, why: 'it fits' },
    { output: JSON.stringify(namedRows), why: 'there is no budget' },
  ],
} as const satisfies CheckExamples;
