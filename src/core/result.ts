import { countGraphemes } from './graphemes.ts';
import type { Completeness, EmptyReason, Json, Page, Parcel, Result, Status, Summary } from './model.ts';
import { countRows } from './rows.ts';
import { entriesOf, isArray, isObject, makeObject, sizeOf } from './value.ts';
import { resultWords } from './words/en.ts';

/** The canonical result of a parcel: its status is inferred from what was read, selected and cut. */
export function toResult(parcel: Parcel, computed: Summary | null = null): Result {
  if (parcel.failure?.class === 'D') return emptyResult(parcel, parcel.failure.message);
  const { claims } = parcel;
  const completeness = completenessOf(parcel);
  const status = inferStatus(parcel, completeness);
  const page = pageOf(parcel);
  const tool = parcel.facts.tool ?? 'tool';
  const isError = status === 'error';
  const emptyReason = status === 'empty' ? emptyReasonOf(parcel, completeness, page) : null;
  return {
    status,
    kind: toolKindOf(parcel),
    tool,
    data: isError ? null : parcel.value,
    summary: isError ? null : (computed?.text ?? claims.summary),
    ...(isError || computed === null ? {} : { evidence: computed.facts }),
    completeness,
    emptyReason,
    error: parcel.failure,
    action: isError ? null : claims.action,
    resourceId: isError ? null : claims.resourceId,
    page,
    nextActions: isError ? [] : [...claims.nextActions, ...callsAgain(tool, page), ...restActions(parcel)],
    warnings: warningsOf(parcel, status, emptyReason),
    cuts: parcel.cuts,
    durationMs: parcel.facts.durationMs ?? claims.durationMs,
    meta: metaOf(parcel),
  };
}

/** A cursor in parts is JSON as it stands. */
function callsAgain(tool: string, page: Page | null): readonly string[] {
  if (page === null || !page.hasMore || page.cursor === null) return [];
  const shown = page.record === undefined ? JSON.stringify(page.cursor) : page.cursor;
  return [resultWords.callAgain(tool, shown)];
}

/** What was left out can be had where all of it is. */
function restActions({ artifact, received, value, cuts, leftOutFields = [] }: Parcel): readonly string[] {
  if (artifact === undefined) return [];
  const isCut = received > countRows(value) || cuts.length > 0 || leftOutFields.length > 0;
  return isCut ? [resultWords.readRest(artifact)] : [];
}

/** Success, error, empty, partial or unknown; never from a status code alone. */
export function inferStatus(parcel: Parcel, completeness: Completeness): Status {
  const { value, failure, claims } = parcel;
  if (failure !== null) return 'error';
  if (parcel.isHidden === true) return 'partial';
  const isNothing = value === null || value === '' || isEmptyValue(value);
  if (claims.isEmpty && (isNothing || isObject(value))) return 'empty';
  if (isBareValue(value)) return value === null || value === '' || claims.status === null ? 'unknown' : claims.status;
  if (isNothing) return 'empty';
  if (claims.status === 'unknown') return 'unknown';
  const isCut = parcel.received > countRows(value) || parcel.cuts.length > 0 || parcel.isInputPartial;
  const isMore =
    (pageOf(parcel)?.hasMore ?? false) ||
    (completeness.matched !== null && completeness.matched > completeness.returned) ||
    isSourcePartial(parcel) ||
    (coversSource(parcel) === false && (parcel.matched ?? parcel.claims.matched) !== null);
  return isCut || isMore ? 'partial' : 'success';
}

/** How to log in stands in a header of the answer; what was taken out of the rows stands beside them. */
function metaOf({ failure, facts, beside, leftOutFields = [], rowsShown, snapshot }: Parcel): Result['meta'] {
  const challenge = facts.headers?.['www-authenticate'];
  if (failure !== null) return challenge === undefined ? {} : { www_authenticate: challenge };
  const leftOut = {
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(rowsShown === undefined ? {} : { rows_shown: rowsShown }),
    ...(leftOutFields.length === 0 ? {} : { left_out_fields: leftOutFields }),
  };
  if (beside === undefined) return leftOut;
  const { constants, aliases, groupedFrom, traced } = beside;
  return {
    ...(groupedFrom === null ? {} : { grouped_from_rows: groupedFrom }),
    ...(constants === null ? {} : { same_in_every_row: constants }),
    ...(aliases.length === 0
      ? {}
      : { aliases: makeObject(aliases.map(({ alias, record }) => [alias, leafOf(record)])) }),
    ...(traced === null ? {} : { trace: makeObject(Object.entries(traced)) }),
    ...leftOut,
  };
}

/** What stands at the end of a record with one member at each level. */
function leafOf(record: Json): Json {
  const [entry] = isObject(record) ? entriesOf(record) : [];
  return entry === undefined ? record : leafOf(entry[1]);
}

/** Whether the groups are made of all rows that the source has; null where the rows are no groups. */
function coversSource({ beside, matched, claims }: Parcel): boolean | null {
  if (beside === undefined || beside.groupedFrom === null) return null;
  const stated = matched ?? claims.matched;
  return stated === null ? claims.isComplete === true : stated <= beside.groupedFrom;
}

/** A call that found nothing: the source said so in the form of an error. */
function emptyResult(parcel: Parcel, summary: string): Result {
  const result = toResult({ ...parcel, value: [], received: 0, matched: 0, page: null, failure: null });
  return { ...result, status: 'empty', emptyReason: 'no_match', summary, nextActions: [] };
}

/** The source itself says that rows are missing, or that a part of the call failed. */
function isSourcePartial({ claims, warnings }: Parcel): boolean {
  const isShort = claims.warnings.some((code) => /^(?:result|time|input)_truncated$|^permission_filtered$/.test(code));
  return isShort || claims.isComplete === false || claims.status === 'partial' || warnings.includes('source_errors');
}

/** Values that say neither that a call worked nor that it failed. */
function isBareValue(value: Json): boolean {
  if (value === null || value === false) return true;
  return typeof value === 'string' && /^\s*(?:ok|okay|done|success|true|null)?[.!]?\s*$/i.test(value);
}

function isEmptyValue(value: Json): boolean {
  return (isArray(value) && value.length === 0) || (isObject(value) && sizeOf(value) === 0);
}

/** An unknown total is never "complete". */
function completenessOf(parcel: Parcel): Completeness {
  const { value, claims } = parcel;
  if (parcel.failure !== null) return { matched: null, returned: 0, isComplete: false, unit: 'rows' };
  const mayBeWhole = !(pageOf(parcel)?.hasMore ?? false) && !parcel.isInputPartial && !isSourcePartial(parcel);
  if (claims.isEmpty && isObject(value)) {
    const matched = parcel.matched ?? claims.matched ?? (claims.isComplete === true ? 0 : null);
    return { matched, returned: 0, isComplete: mayBeWhole && matched === 0, unit: 'rows' };
  }
  const isCovered = coversSource(parcel);
  if (isArray(value) && isCovered !== null) {
    const isAll = mayBeWhole && isCovered && parcel.received <= value.length;
    return { matched: isCovered ? parcel.received : null, returned: value.length, isComplete: isAll, unit: 'rows' };
  }
  if (isArray(value)) {
    const matched = parcel.matched ?? claims.matched ?? (claims.isComplete === true ? parcel.received : null);
    const received = matched === null && parcel.received > value.length ? { received: parcel.received } : {};
    return {
      matched,
      returned: value.length,
      ...received,
      isComplete: mayBeWhole && matched !== null && matched <= value.length && parcel.received <= value.length,
      unit: 'rows',
    };
  }
  if (parcel.isHidden === true) return { matched: null, returned: 0, isComplete: false, unit: 'characters' };
  if (typeof value === 'string') {
    const omitted = parcel.cuts.reduce((sum, cut) => sum + cut.omitted, 0);
    const matched = parcel.characters ?? countGraphemes(value);
    return {
      matched,
      returned: matched - omitted,
      isComplete: mayBeWhole && omitted === 0,
      unit: 'characters',
    };
  }
  return { matched: 1, returned: 1, isComplete: mayBeWhole && parcel.cuts.length === 0, unit: 'values' };
}

/** The page that Select found, or the one that the source tells of in its usual words. */
function pageOf({ page, claims, sort }: Parcel): Page | null {
  const own = claims.page;
  const stated = sort === '' ? (own?.sort ?? '') : sort;
  if (page === null && own === null) return stated === '' ? null : { sort: stated, cursor: null, hasMore: false };
  return {
    sort: stated,
    cursor: page?.cursor ?? own?.cursor ?? null,
    hasMore: (page?.hasMore ?? false) || (own?.hasMore ?? false),
    ...(page?.record === undefined ? {} : { record: page.record }),
  };
}

/** What the source says, unless there are more pages: then nothing can be said to match nothing. */
function emptyReasonOf(parcel: Parcel, completeness: Completeness, page: Page | null): EmptyReason | null {
  const stated = parcel.claims.emptyReason;
  if (stated !== null && stated !== 'no_match') return stated;
  if (parcel.claims.warnings.includes('permission_filtered')) return 'permission_filtered';
  if (page?.hasMore || (completeness.unit === 'rows' && (completeness.matched ?? 0) > 0)) return 'not_paged_to_end';
  return stated ?? (completeness.isComplete && completeness.unit === 'rows' ? 'no_match' : null);
}

/** A source that keeps to a contract and yet gives no reason leaves open why it is empty. */
function warningsOf(parcel: Parcel, status: Status, emptyReason: EmptyReason | null): readonly string[] {
  const isUnexplained = status === 'empty' && emptyReason === null && parcel.claims.isContract;
  const all = [
    ...parcel.claims.warnings,
    ...parcel.warnings,
    ...(isUnexplained ? ['reason_missing'] : []),
    ...(coversSource(parcel) === false ? ['groups_of_part'] : []),
  ];
  return [...new Set(all)];
}

function toolKindOf(parcel: Parcel): Result['kind'] {
  return parcel.facts.kind ?? (parcel.claims.action === null ? 'query' : 'action');
}
