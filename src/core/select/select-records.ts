import type { Json, Note, Page, Path } from '../model.ts';
import { showPath, valueAt } from '../path.ts';
import { recordsAt } from '../records-at.ts';
import { isArray, isExactNumber, isScalar } from '../value.ts';

export interface SelectOptions {
  readonly on: boolean;
  /** Where the list of records, or the one value, stands; the empty path is the whole, `each` gathers. */
  readonly records: Path;
  /** Where the source says how many rows exist. */
  readonly total: Path | null;
  /** Where the source keeps a cursor to the next page, or says whether there is one. */
  readonly next: Path | null;
  /** Where the source says which state of its data this is. */
  readonly snapshot: Path | null;
}

export interface Selection {
  /** Undefined when the path leads nowhere. */
  readonly value: Json | undefined;
  readonly matched: number | null;
  readonly page: Page | null;
  readonly snapshot: string | null;
  readonly notes: readonly Note[];
}

/** Takes the records out of a reading's value, with what the source says about how many there are. */
export function selectRecords(value: Json, options: SelectOptions): Selection {
  const records = recordsAt(value, options.records);
  const total = options.total === null ? undefined : valueAt(value, options.total);
  const next = options.next === null ? undefined : valueAt(value, options.next);
  const snapshot = options.snapshot ? valueAt(value, options.snapshot) : undefined;
  const notes: Note[] = [];
  if (records === undefined) notes.push({ id: 'select.missing', values: { path: showPath(options.records) } });
  else if (options.records.length > 0)
    notes.push({ id: 'select.records', values: { path: showPath(options.records) } });
  return { value: records, matched: readCount(total), page: readPage(next), snapshot: readId(snapshot), notes };
}

function readCount(value: Json | undefined): number | null {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  if (isExactNumber(value)) return Number.isInteger(Number(value)) ? Number(value) : null;
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** Nothing is no state. */
function readId(value: Json | undefined): string | null {
  if (value === undefined || value === null || value === '' || !isScalar(value)) return null;
  return String(isExactNumber(value) ? value.text : value);
}

/** A cursor is text or a number; `true` says that there is more without saying where; all else says that there is no more. */
function readPage(next: Json | undefined): Page | null {
  if (next === undefined) return null;
  const isMore = next !== null && next !== false && next !== '' && !(isArray(next) && next.length === 0);
  const cursor = isMore && next !== true && isScalar(next) ? String(isExactNumber(next) ? next.text : next) : null;
  return { sort: '', cursor, hasMore: isMore };
}
