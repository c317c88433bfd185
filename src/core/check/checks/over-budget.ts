import type { Edit } from '../../shaper.ts';
import { sizeValues, type TextLimit, textSize, toTextLimit } from '../../truncate/text-budget.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';

/** The final text is larger than it may be. */
export const overBudgetCheck: Check = {
  id: 'over-budget',
  find(view) {
    const { tokens, budget: most } = view.context;
    if (most === null) return [];
    const limit = toTextLimit(most);
    const { unit, limit: budget } = limit;
    const size = unit === 'tokens' ? tokens : textSize(view.run.text, unit, () => 0);
    if (size === null || size <= budget) return [];
    const { on, budget: own } = view.shaper.truncate;
    // Errors are not cut, and a text that a budget could not be fitted to is as short as it gets.
    const isTried = on && own !== null && (own[unit] ?? Number.POSITIVE_INFINITY) <= budget;
    return [
      {
        severity: 'warning',
        values: { ...sizeValues(unit, size), budget, isTried },
        at: { stage: 'truncate' },
        ...(view.isError || isTried
          ? {}
          : {
              fix: {
                id: 'fit-budget',
                values: { budget, ...(unit === 'tokens' ? {} : { unit }) },
                edits: fitEdits(view, limit),
              },
            }),
      },
    ];
  },
};

/** What is left out must be said, so an envelope that can say it belongs to the fix. */
function fitEdits({ shaper, style }: CheckView, { unit, limit }: TextLimit): readonly Edit[] {
  const budget = { protect: [], ...shaper.truncate.budget, [unit]: limit };
  const cut: Edit = { type: 'set', stage: 'truncate', change: { on: true, budget } };
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
      output: JSON.stringify(namedRows),
      edits: [{ type: 'set', stage: 'truncate', change: { rows: null } }],
      budget: { unit: 'characters', limit: 400 },
      found: [
        {
          severity: 'warning',
          values: { size: 434, unit: 'characters', budget: 400, isTried: false },
          at: { stage: 'truncate' },
          fix: 'fit-budget',
        },
      ],
    },
    {
      output: '{"error":{"code":"NOT_ALLOWED","message":"You may not read this."}}',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      budget: 10,
      found: [
        {
          severity: 'warning',
          values: { tokens: 17, budget: 10, isTried: false },
          at: { stage: 'truncate' },
        },
      ],
    },
    {
      output: '{"error":{"code":"NOT_ALLOWED","message":"You may not read this."}}',
      edits: [
        { type: 'set', stage: 'envelope', change: { on: false } },
        { type: 'set', stage: 'truncate', change: { budget: { tokens: 9, protect: [] } } },
      ],
      budget: 10,
      found: [
        {
          severity: 'warning',
          values: { tokens: 17, budget: 10, isTried: true },
          at: { stage: 'truncate' },
        },
      ],
    },
  ],
  passes: [
    { output: '[{"id":1},{"id":2}]', budget: 1_000, why: 'it fits' },
    { output: '[{"id":1},{"id":2}]', budget: { unit: 'lines', limit: 9 }, why: 'it has few lines' },
    { output: JSON.stringify(namedRows), why: 'there is no budget' },
  ],
} as const satisfies CheckExamples;
