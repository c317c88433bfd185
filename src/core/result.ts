import type { Completeness, EmptyReason, Json, Page, Parcel, Result, Status } from './model.ts';
import { countRows } from './rows.ts';
import { isArray, isObject, sizeOf } from './value.ts';
import { resultWords } from './words/en.ts';

/** The canonical result of a parcel: its status is inferred from what was read, selected and cut. */
export function toResult(parcel: Parcel): Result {
  const completeness = completenessOf(parcel);
  const status = inferStatus(parcel, completeness);
  const page = pageOf(parcel);
  const tool = parcel.facts.tool ?? 'tool';
  return {
    status,
    kind: parcel.facts.kind ?? 'query',
    tool,
    data: status === 'error' ? null : parcel.value,
    summary: null,
    completeness,
    emptyReason: status === 'empty' ? emptyReasonOf(completeness, page) : null,
    error: parcel.failure,
    action: null,
    resourceId: null,
    page,
    nextActions: page?.hasMore && page.cursor !== null ? [resultWords.callAgain(tool, page.cursor)] : [],
    warnings: parcel.isInputPartial ? [...parcel.warnings, 'input_truncated'] : parcel.warnings,
    cuts: parcel.cuts,
    durationMs: parcel.facts.durationMs ?? null,
    meta: {},
  };
}

/** Success, error, empty, partial or unknown; never from a status code alone. */
export function inferStatus(parcel: Parcel, completeness: Completeness): Status {
  const { value, failure, page } = parcel;
  if (failure !== null) return 'error';
  if (isBare(value)) return 'unknown';
  if (isEmptyValue(value)) return 'empty';
  const isCut = parcel.received > countRows(value) || parcel.cuts.length > 0 || parcel.isInputPartial;
  const isMore =
    (page?.hasMore ?? false) || (completeness.matched !== null && completeness.matched > completeness.returned);
  return isCut || isMore ? 'partial' : 'success';
}

/** Values that say neither that a call worked nor that it failed. */
function isBare(value: Json): boolean {
  if (value === null || value === false) return true;
  return typeof value === 'string' && /^\s*(?:ok|okay|done|success|true|null)?[.!]?\s*$/i.test(value);
}

function isEmptyValue(value: Json): boolean {
  return (isArray(value) && value.length === 0) || (isObject(value) && sizeOf(value) === 0);
}

/** An unknown total is never "complete". */
function completenessOf(parcel: Parcel): Completeness {
  const { value, matched, page } = parcel;
  if (parcel.failure !== null) return { matched: null, returned: 0, isComplete: false, unit: 'rows' };
  if (isArray(value)) {
    const isComplete =
      matched !== null && matched <= value.length && !(page?.hasMore ?? false) && !parcel.isInputPartial;
    return { matched, returned: value.length, isComplete, unit: 'rows' };
  }
  if (typeof value === 'string') {
    const omitted = parcel.cuts.reduce((sum, cut) => sum + cut.omitted, 0);
    const isComplete = omitted === 0 && !parcel.isInputPartial;
    return { matched: value.length + omitted, returned: value.length, isComplete, unit: 'characters' };
  }
  return { matched: 1, returned: 1, isComplete: parcel.cuts.length === 0 && !parcel.isInputPartial, unit: 'values' };
}

function pageOf(parcel: Parcel): Page | null {
  if (parcel.page === null) return parcel.sort === '' ? null : { sort: parcel.sort, cursor: null, hasMore: false };
  return { ...parcel.page, sort: parcel.sort };
}

function emptyReasonOf(completeness: Completeness, page: Page | null): EmptyReason | null {
  if (page?.hasMore || (completeness.matched ?? 0) > 0) return 'not_paged_to_end';
  return completeness.isComplete ? 'no_match' : null;
}
