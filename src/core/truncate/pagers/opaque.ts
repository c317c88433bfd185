import { decodeBase64, decodeUtf8, encodeBase64url } from '../../base64.ts';
import { parseJson } from '../../parse-json.ts';
import { utf8Bytes } from '../../utf8-bytes.ts';
import { writeJson } from '../../write-json.ts';
import { beginAt, type CursorRecord, makeCursor, readCursorRecord } from '../row-cursor.ts';
import { showSort } from '../sort-rows.ts';
import type { Pager } from './pager.ts';

/** One text that only the tool reads: JSON as base64url. */
export const opaquePager: Pager = {
  id: 'opaque',
  next(rows, shown, call) {
    const record = makeCursor(rows, shown, call, readOpaque);
    if (record === null) return null;
    return { sort: showSort(call.sort), cursor: encodeBase64url(utf8Bytes(writeJson({ ...record }))), hasMore: true };
  },
  begin: (rows, call) => beginAt(rows, call, readOpaque),
  sourceCursor: (cursor) => (readOpaque(cursor) ?? { source_cursor: cursor }).source_cursor,
};

function readOpaque(cursor: string): CursorRecord | null {
  const bytes = decodeBase64(cursor);
  const text = bytes === null ? null : decodeUtf8(bytes);
  return text === null ? null : readCursorRecord(parseJson(text).value);
}
