import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { isSortedByUnique, stableOrder, tieBreakers } from '../row-order.ts';

/** Rows are cut in an order that nothing states, or that ties leave open, though they have fields to sort by. */
export const unstableSortCheck: Check = {
  id: 'unstable-sort',
  find(view) {
    const { result, shaper } = view.run;
    // The order of a search is its answer.
    if (view.cutRows === 0 || result.kind === 'retrieval') return [];
    const { sort } = shaper.truncate;
    if (sort.length === 0 && (result.page?.sort ?? '') !== '') return [];
    const added = sort.length > 0 ? tieBreakers(view) : stableOrder(view);
    if (added.length === 0 || isSortedByUnique(view)) return [];
    return [
      {
        severity: 'info',
        values: { kept: result.completeness.returned, omitted: view.cutRows, isSorted: sort.length > 0 },
        at: { stage: 'truncate' },
        fix: {
          id: sort.length > 0 ? 'break-ties' : 'sort-rows',
          values: { path: showPath(added[0]?.path ?? []), isNewest: added[0]?.direction === 'desc' },
          edits: [{ type: 'set', stage: 'truncate', change: { on: true, sort: [...sort, ...added] } }],
        },
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output:
        '[{"id":7,"updated_at":"2026-08-01"},{"id":9,"updated_at":"2026-08-03"},{"id":8,"updated_at":"2026-08-03"}]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2 } }],
      found: [
        {
          severity: 'info',
          values: { kept: 2, omitted: 1, isSorted: false },
          at: { stage: 'truncate' },
          fix: 'sort-rows',
        },
      ],
    },
    {
      output:
        '[{"id":7,"updated_at":"2026-08-01"},{"id":9,"updated_at":"2026-08-03"},{"id":8,"updated_at":"2026-08-03"}]',
      edits: [
        {
          type: 'set',
          stage: 'truncate',
          change: { rows: 2, sort: [{ path: ['updated_at'], direction: 'desc' }] },
        },
      ],
      found: [
        {
          severity: 'info',
          values: { kept: 2, omitted: 1, isSorted: true },
          at: { stage: 'truncate' },
          fix: 'break-ties',
        },
      ],
    },
  ],
  passes: [
    { output: '[{"id":7},{"id":9}]', why: 'no row is cut' },
    {
      output: '["pear","fig","plum"]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2 } }],
      why: 'there is nothing to sort by',
    },
    {
      output: '[{"id":7,"city":"Rome"},{"id":9,"city":"Oslo"}]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 1, sort: [{ path: ['id'], direction: 'asc' }] } }],
      why: 'sorted by an id',
    },
    {
      output: '[{"text":"a","score":0.9},{"text":"b","score":0.8}]',
      facts: { kind: 'retrieval' },
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 1 } }],
      why: 'the order of a search is its answer',
    },
  ],
} as const satisfies CheckExamples;
