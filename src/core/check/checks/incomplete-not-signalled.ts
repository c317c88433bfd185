import { showPath } from '../../path.ts';
import { selectRecords } from '../../select/select-records.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** The source has another page, and the config does not read where it says so. */
export const incompleteNotSignalledCheck: Check = {
  id: 'incomplete-not-signalled',
  find(view) {
    const { next } = view.found;
    const { select } = view.shaper;
    if (view.isError || next === null || select.next !== null || !view.takesFoundRecords) return [];
    if (view.run.result.page?.hasMore) return [];
    const { page } = selectRecords(view.run.reading.value, { ...select, next });
    if (page === null || !page.hasMore) return [];
    return [
      {
        severity: 'error',
        values: { path: showPath(next) },
        at: { stage: 'select' },
        fix: {
          id: 'read-cursor',
          values: { path: showPath(next) },
          edits: [{ type: 'set', stage: 'select', change: { next } }],
        },
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '{"paging":{"scroll_id":"c2Nyb2xs"},"items":[{"id":1},{"id":2}]}',
      edits: [{ type: 'set', stage: 'select', change: { next: null } }],
      found: [
        {
          severity: 'error',
          values: { path: 'paging.scroll_id' },
          at: { stage: 'select' },
          fix: 'read-cursor',
        },
      ],
    },
  ],
  passes: [
    { output: '{"paging":{"scroll_id":"c2Nyb2xs"},"items":[{"id":1},{"id":2}]}', why: 'the cursor is read' },
    {
      output: '{"paging":{"scroll_id":null},"items":[{"id":1},{"id":2}]}',
      edits: [{ type: 'set', stage: 'select', change: { next: null } }],
      why: 'this is the last page',
    },
  ],
} as const satisfies CheckExamples;
