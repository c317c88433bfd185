import { isEqual, lookUp } from '../../value.ts';
import type { Lesson } from './lesson.ts';

const cursorParts = ['snapshot_id', 'sort', 'filter_hash', 'tenant'] as const;

/** Whether a cursor still belongs to the snapshot, the order, the filter and the tenant that ask with it. */
export const cursorCheckLesson: Lesson = {
  id: 'cursor_check',
  faults: ['stale-cursor'],
  naive: (input) => (lookUp(lookUp(input, 'cursor'), 'offset_token') === undefined ? 'cursor_stale' : 'ok'),
  corrected(input) {
    const cursor = lookUp(input, 'cursor');
    const context = lookUp(input, 'context');
    const isSame = (part: string) => {
      const [held, asked] = [lookUp(cursor, part), lookUp(context, part)];
      return held !== undefined && asked !== undefined && isEqual(held, asked);
    };
    return cursorParts.every(isSame) ? 'ok' : 'cursor_stale';
  },
};
