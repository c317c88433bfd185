import type { Facts, Json, Page, SortKey, ToolError } from '../../model.ts';

/** Names the rows that were left out, so that the next call can ask for them. */
export interface Pager {
  readonly id: string;
  /** The cursor to the rows after the first `shown`; null where nothing keeps it in its place. */
  next(rows: readonly Json[], shown: number, call: PagedCall): Page | null;
  /** Rows before those that the call asks for; 0 where its cursor is none of ours, an error where it no longer holds. */
  begin(rows: readonly Json[], call: PagedCall): number | ToolError;
  /** The cursor of the source's own page that one of our cursors goes on in; undefined for its first. */
  sourceCursor(cursor: string): string | undefined;
}

/** What a cursor is bound to. */
export interface PagedCall {
  readonly facts: Facts;
  /** The state of the source's data that the rows are of; null where it is not known. */
  readonly snapshot: string | null;
  readonly sort: readonly SortKey[];
}
