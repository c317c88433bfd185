import type { Json } from '../core/index.ts';

export type { LessonSide, Taught } from '../engine/answers.ts';

/** What functions about paging and evidence are tried on: an output has none of it. */
const examples: { readonly [lesson: string]: Json } = {
  cursor_check: {
    cursor: { snapshot_id: 'snap-1', sort: 'id.asc', filter_hash: 'a1', tenant: 't1', offset_token: 'p3' },
    context: { snapshot_id: 'snap-2', sort: 'id.asc', filter_hash: 'a1', tenant: 't1' },
  },
  offset_vs_cursor: { rows: [5, 4, 3, 2, 1], page_size: 2, insert_between: 6 },
  closure_check: {
    artifact: 'orders.snapshot.881',
    summary_fields: ['total_amount', 'order_count'],
    required_refs: [
      { field: 'total_amount', locator: 'orders[*].amount', filter_hash: 'a1', complete: true },
      { field: 'order_count', locator: 'orders[*].id' },
    ],
    compression: { on_missing_ref: 'needs_expand' },
    decision: 'safe_to_answer',
  },
};

/** As JSON; null for a function that takes any output. */
export function exampleFor(lesson: string): string | null {
  return Object.hasOwn(examples, lesson) ? JSON.stringify(examples[lesson]) : null;
}
