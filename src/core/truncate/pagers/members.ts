import { parseJson } from '../../parse-json.ts';
import { writeJson } from '../../write-json.ts';
import { beginAt, type CursorRecord, makeCursor, readCursorRecord } from '../row-cursor.ts';
import { showSort } from '../sort-rows.ts';
import type { Pager } from './pager.ts';

/** Its parts, for all to see. A call gives them back as JSON. */
export const membersPager: Pager = {
  id: 'members',
  next(rows, shown, call) {
    const record = makeCursor(rows, shown, call, readCursorMembers);
    if (record === null) return null;
    return { sort: showSort(call.sort), cursor: writeJson({ ...record }), record: { ...record }, hasMore: true };
  },
  begin: (rows, call) => beginAt(rows, call, readCursorMembers),
  sourceCursor: (cursor) => (readCursorMembers(cursor) ?? { source_cursor: cursor }).source_cursor,
};

function readCursorMembers(cursor: string): CursorRecord | null {
  return readCursorRecord(parseJson(cursor).value);
}
