import type { Parcel, SortKey, ToolError } from '../model.ts';
import { find } from '../registry.ts';
import { isArray } from '../value.ts';
import type { Limits } from './limits.ts';
import type { Pager } from './pagers/index.ts';

interface PageOptions {
  readonly sort: readonly SortKey[];
  readonly offset: number;
  readonly cursor: string | null;
}

export interface Paging {
  /** Rows passed over. */
  readonly begin: number;
  readonly pageAfter: Limits['pageAfter'];
  readonly failure: ToolError | null;
}

/** Where the rows begin, as the call's cursor or the config asks, and how those after them are named. */
export function pageRows(parcel: Parcel, options: PageOptions, known: readonly Pager[]): Paging {
  const { value: rows, facts, snapshot = null } = parcel;
  const { sort, offset, cursor } = options;
  if (!cursor || !isArray(rows)) return { begin: offset, pageAfter: null, failure: null };
  const pager = find(known, cursor);
  const call = { facts, snapshot, sort };
  const begin = pager.begin(rows, call);
  const pageAfter = (shown: number) => pager.next(rows, shown, call);
  if (typeof begin !== 'number') return { begin: offset, pageAfter, failure: begin };
  return { begin: begin === 0 ? offset : begin, pageAfter, failure: null };
}
