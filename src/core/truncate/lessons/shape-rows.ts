import type { Json } from '../../model.ts';
import { isArray, lookUp, makeObject } from '../../value.ts';
import type { Lesson } from './lesson.ts';

/** `shape(rows, limit=50)`: the first rows with an account of the others. */
export const shapeLesson: Lesson = {
  id: 'shape',
  faults: ['cursor-of-unseen', 'matched-is-received'],
  naive(input, { limit = 50 }) {
    const rows = isArray(input) ? input : [input];
    const isCut = rows.length > limit;
    return toldRows(rows.slice(0, limit), rows.length, !isCut, isCut ? (rows[limit] ?? null) : null);
  },
  corrected(input, { limit = 50, matched }) {
    const rows = isArray(input) ? input : [input];
    const items = rows.slice(0, limit);
    const isAll = matched !== undefined && matched <= items.length;
    return toldRows(items, matched ?? null, isAll, isAll || items.length === 0 ? null : (items.at(-1) ?? null));
  },
};

function toldRows(items: readonly Json[], matched: number | null, isComplete: boolean, cursorRow: Json): Json {
  return makeObject([
    ['items', items],
    [
      'completeness',
      makeObject([
        ['returned', items.length],
        ['matched', matched],
        ['is_complete', isComplete],
      ]),
    ],
    ['next', cursorRow === null ? null : makeObject([['cursor_of_row_id', lookUp(cursorRow, 'id') ?? null]])],
    ['warnings', isComplete ? [] : [matched === null ? 'total_unknown' : 'result_truncated']],
  ]);
}
