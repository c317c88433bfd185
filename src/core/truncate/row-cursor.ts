import { callerError } from '../caller-error.ts';
import type { Facts, Json, SortKey, ToolError } from '../model.ts';
import { parseJson } from '../parse-json.ts';
import { valueAt } from '../path.ts';
import { sha256Hex } from '../sha256.ts';
import { isArray, isScalar, lookUp } from '../value.ts';
import { resultWords } from '../words/en.ts';
import { writeJson } from '../write-json.ts';
import { compareSorted, type SortedBy, showSort, sortValuesOf } from './sort-rows.ts';

/** A cursor's parts: where it goes on, and all that must still be the same then. What is not known is left out. */
export interface CursorRecord {
  readonly snapshot_id?: string;
  readonly sort?: string;
  /** Of what the call asked for, and of whose data it may see: short SHA-256 digests. */
  readonly filter_hash?: string;
  readonly tenant?: string;
  /** Where the rows are of a page of the source's own: the cursor that led there. */
  readonly source_cursor?: string;
  /** In a snapshot, the rows before; else the sort values of the last row before and how many rows before have them. */
  readonly offset_token: string;
}

interface CursorCall {
  readonly facts: Facts;
  readonly snapshot: string | null;
  readonly sort: readonly SortKey[];
}
type CursorReader = (cursor: string) => CursorRecord | null;

const bindings = ['snapshot_id', 'sort', 'filter_hash', 'tenant'] as const;
const digestLength = 12;

/** The cursor to the rows after the first `shown`; null in data that may change and have no order. */
export function makeCursor(
  rows: readonly Json[],
  shown: number,
  call: CursorCall,
  read: CursorReader,
): CursorRecord | null {
  const bound = bindCursor(call);
  const source = sourceCursorOf(call.facts, read);
  const token = bound.snapshot_id === undefined ? tokenAfter(rows, shown, call.sort) : String(shown);
  if (token === null) return null;
  return { ...bound, ...(source === undefined ? {} : { source_cursor: source }), offset_token: token };
}

/** Rows before those that the call's cursor asks for, or why it no longer holds. */
export function beginAt(rows: readonly Json[], call: CursorCall, read: CursorReader): number | ToolError {
  const asked = call.facts.cursor === undefined ? null : read(call.facts.cursor);
  if (asked === null) return 0;
  const bound = bindCursor(call);
  const changed = bindings.find((part) => asked[part] !== bound[part]);
  if (changed !== undefined) return staleCursor(changed);
  const before =
    bound.snapshot_id === undefined ? rowsBefore(rows, asked.offset_token, call.sort) : Number(asked.offset_token);
  return before === null || !Number.isInteger(before) || before < 0 || before > rows.length
    ? staleCursor('offset_token')
    : before;
}

/** The record that a cursor was written from; null where it is another value. */
export function readCursorRecord(value: Json | undefined): CursorRecord | null {
  const token = lookUp(value, 'offset_token');
  if (typeof token !== 'string') return null;
  const texts = [...bindings, 'source_cursor'].flatMap((part) => {
    const text = lookUp(value, part);
    return typeof text === 'string' ? [[part, text] as const] : [];
  });
  return { ...Object.fromEntries(texts), offset_token: token };
}

function bindCursor({ facts, snapshot, sort }: CursorCall): Omit<CursorRecord, 'offset_token'> {
  const digest = (text: string) => sha256Hex(text).slice(0, digestLength);
  return {
    ...(snapshot === null ? {} : { snapshot_id: snapshot }),
    ...(sort.length === 0 ? {} : { sort: showSort(sort) }),
    ...(facts.query === undefined ? {} : { filter_hash: `sha256:${digest(facts.query)}` }),
    ...(facts.tenant === undefined ? {} : { tenant: digest(facts.tenant) }),
  };
}

/** A cursor that is none of ours is the source's. */
function sourceCursorOf({ cursor }: Facts, read: CursorReader): string | undefined {
  return cursor === undefined ? undefined : (read(cursor) ?? { source_cursor: cursor }).source_cursor;
}

function tokenAfter(rows: readonly Json[], shown: number, sort: readonly SortKey[]): string | null {
  const last = rows[shown - 1];
  if (sort.length === 0 || last === undefined) return null;
  const values = sort.map(({ path }) => valueAt(last, path) ?? null).map((value) => (isScalar(value) ? value : null));
  const sorted = sortValuesOf(last, sort);
  let alike = 1;
  while (alike < shown && isAlike(sortValuesOf(rows[shown - 1 - alike] ?? null, sort), sorted, sort)) alike++;
  return writeJson([...values, alike]);
}

function rowsBefore(rows: readonly Json[], token: string, sort: readonly SortKey[]): number | null {
  const parts = parseJson(token).value;
  const alike = isArray(parts) ? parts.at(-1) : undefined;
  if (!isArray(parts) || typeof alike !== 'number' || parts.length !== sort.length + 1 || sort.length === 0)
    return null;
  const asked = sortValuesOf(
    parts,
    sort.map(({ direction }, index) => ({ path: [index], direction })),
  );
  const orders = rows.map((row) => compareSorted(sortValuesOf(row, sort), asked, sort));
  return orders.filter((order) => order < 0).length + Math.min(alike, orders.filter((order) => order === 0).length);
}

function isAlike(a: SortedBy, b: SortedBy, sort: readonly SortKey[]): boolean {
  return compareSorted(a, b, sort) === 0;
}

function staleCursor(part: string): ToolError {
  return callerError('CURSOR_STALE', 'cursor', resultWords.cursorStale(part));
}
