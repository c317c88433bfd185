import { findSnapshot } from '../../select/find-paging.ts';
import type { Edit } from '../../shaper.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';
import { stableOrder } from '../row-order.ts';

/** Rows are left out, and the result names no way to get them; the source's own cursor begins after them. */
export const restOutOfReachCheck: Check = {
  id: 'rest-out-of-reach',
  find(view) {
    const { shaper, style, cutRows, run } = view;
    const { artifact, cursor, choice } = shaper.truncate;
    const isSaid = style !== null && !style.lossy.includes('page');
    // The hits of a search that are left out are the worst ones.
    if (view.isError || cutRows === 0 || !isSaid || artifact !== '' || run.result.kind === 'retrieval') return [];
    const next = run.result.page?.cursor ?? null;
    if (cursor && choice === 'first' && next !== null) return [];
    const edits = cursorEdits(view);
    return [
      {
        severity: 'info',
        values: { omitted: cutRows, isSkipped: next !== null, lacks: edits === null ? lackOf(view) : '' },
        at: { stage: 'truncate' },
        ...(edits === null ? {} : { fix: { id: 'give-cursor', values: {}, edits } }),
      },
    ];
  },
};

/** A cursor to the first rows that are left out, with what keeps it in its place; null where nothing would. */
function cursorEdits(view: CheckView): readonly Edit[] | null {
  const { select, truncate } = view.shaper;
  if (!beginsInFront(view)) return null;
  const found = view.takesFoundRecords ? findSnapshot(view.run.reading.value, select.records) : null;
  const snapshot = select.snapshot ?? found;
  const sort = truncate.sort.length > 0 || snapshot !== null ? truncate.sort : stableOrder(view);
  if (snapshot === null && sort.length === 0) return null;
  return [
    { type: 'set', stage: 'truncate', change: { on: true, cursor: 'opaque', sort } },
    ...(found === null ? [] : [{ type: 'set', stage: 'select', change: { snapshot: found } } as const]),
  ];
}

/** What a cursor would need and the rows don't have, where none can be given. */
function lackOf(view: CheckView): 'front' | 'order' {
  return beginsInFront(view) ? 'order' : 'front';
}

/** A cursor goes on after the first rows. Those that must survive can leave no room for them. */
function beginsInFront({ run, shaper }: CheckView): boolean {
  if (shaper.truncate.choice !== 'first') return false;
  const shown = run.result.meta.rows_shown;
  return typeof shown !== 'string' || Number.parseInt(shown, 10) === shaper.truncate.offset + 1;
}

const threeRows = '[{"id":7,"city":"Rome"},{"id":9,"city":"Oslo"},{"id":8,"city":"Bern"}]';

export const examples = {
  flags: [
    {
      output: threeRows,
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2 } }],
      found: [
        {
          severity: 'info',
          values: { omitted: 1, isSkipped: false, lacks: '' },
          at: { stage: 'truncate' },
          fix: 'give-cursor',
        },
      ],
    },
    {
      output: `{"items":["a","b","c"],"snapshot_id":"s1","next_cursor":"p2"}`,
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2 } }],
      found: [
        {
          severity: 'info',
          values: { omitted: 1, isSkipped: true, lacks: '' },
          at: { stage: 'truncate' },
          fix: 'give-cursor',
        },
      ],
    },
    {
      output: '["pear","fig","plum"]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2 } }],
      found: [
        { severity: 'info', values: { omitted: 1, isSkipped: false, lacks: 'order' }, at: { stage: 'truncate' } },
      ],
    },
    {
      output: threeRows,
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2, choice: 'last' } }],
      found: [
        { severity: 'info', values: { omitted: 1, isSkipped: false, lacks: 'front' }, at: { stage: 'truncate' } },
      ],
    },
  ],
  passes: [
    { output: threeRows, why: 'no row is left out' },
    {
      output: threeRows,
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2, artifact: 'get_artifact("7")' } }],
      why: 'the result says where the rest is',
    },
    {
      output: threeRows,
      edits: [
        {
          type: 'set',
          stage: 'truncate',
          change: { rows: 2, cursor: 'members', sort: [{ path: ['id'], direction: 'asc' }] },
        },
      ],
      why: 'there is a cursor to it',
    },
    {
      output: threeRows,
      facts: { kind: 'retrieval' },
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2 } }],
      why: 'the hits of a search that are left out are the worst ones',
    },
    {
      output: threeRows,
      edits: [
        { type: 'set', stage: 'truncate', change: { rows: 2 } },
        { type: 'set', stage: 'envelope', change: { on: false } },
      ],
      why: 'without an envelope there is no place to say it',
    },
  ],
} as const satisfies CheckExamples;
