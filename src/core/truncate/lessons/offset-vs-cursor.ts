import type { Json } from '../../model.ts';
import { isArray, lookUp } from '../../value.ts';
import type { Lesson } from './lesson.ts';

/** The second page after a row came in at the front: rows are sorted by falling id. */
export const offsetVsCursorLesson: Lesson = {
  id: 'offset_vs_cursor',
  faults: ['rows-shift'],
  naive(input) {
    const { after, size } = readPages(input);
    return after.slice(size, size * 2);
  },
  corrected(input) {
    const { after, size, last } = readPages(input);
    return after.filter((id) => Number(id) < last).slice(0, size);
  },
};

function readPages(input: Json) {
  const rows = lookUp(input, 'rows');
  const before = isArray(rows) ? rows : [];
  const size = Number(lookUp(input, 'page_size') ?? 0);
  const inserted = lookUp(input, 'insert_between') ?? null;
  return { after: [inserted, ...before], size, last: Number(before[size - 1] ?? Number.POSITIVE_INFINITY) };
}
