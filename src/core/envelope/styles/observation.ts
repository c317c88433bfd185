import type { Completeness, EnvelopeStyle, Json, Page } from '../../model.ts';
import { isArray, isObject, lookUp, makeObject } from '../../value.ts';
import { readCountAt, readCuts, readTextAt, readTextsAt, showCuts, showNext } from '../account.ts';
import { errorFromMembers, repairMembers } from '../error-members.ts';
import { readEmptyReason, readNext } from '../read-parts.ts';
import { summaryOf } from '../summary.ts';

/** `{ ok, summary, items, completeness, next, warnings, reason, error }`: how much was seen stands beside the rows. */
export const observationStyle: EnvelopeStyle = {
  id: 'observation',
  bodyKey: 'items',
  lossy: ['kind', 'tool', 'action', 'resourceId', 'nextActions', 'durationMs'],
  wrap(result, options) {
    const { error, completeness, page } = result;
    const entries: [string, Json][] = [
      ['ok', error === null],
      ['summary', summaryOf(result)],
      ['items', error === null ? result.data : []],
      ['completeness', showCompleteness(completeness)],
      ['next', page?.hasMore ? showNext(page) : null],
      ['warnings', result.warnings],
      ['reason', result.emptyReason],
      [
        'error',
        error === null
          ? null
          : makeObject([['code', error.code], ['retryable', error.retryable], ...repairMembers(error)]),
      ],
    ];
    if (page !== null && page.sort !== '') entries.splice(5, 0, ['page', showPage(page)]);
    if (result.cuts.length > 0) entries.push(['cuts', showCuts(result.cuts)]);
    const meta = [...Object.entries(result.meta), ...Object.entries(options.meta)];
    if (meta.length > 0) entries.push(['meta', makeObject(meta)]);
    if (options.stableKeys) return makeObject(entries);
    return makeObject(
      entries.filter(([key, value]) =>
        key === 'items' || key === 'completeness'
          ? error === null
          : value !== null && !(isArray(value) && value.length === 0),
      ),
    );
  },
  detect(value) {
    const ok = lookUp(value, 'ok');
    const error = errorFromMembers(lookUp(value, 'error'), readTextAt(value, 'summary'));
    const hasRows = lookUp(value, 'items') !== undefined;
    const counts = lookUp(value, 'completeness');
    if (typeof ok !== 'boolean' || ok !== (error === null) || (ok && !hasRows)) return null;
    const data = ok ? (lookUp(value, 'items') ?? null) : null;
    const completeness = readCompleteness(counts, data, error !== null);
    const emptyReason = readEmptyReason(lookUp(value, 'reason'));
    const isEmpty = data === null || (isArray(data) && data.length === 0);
    const page = readPageBlock(value);
    const isShort =
      completeness.matched !== null && (completeness.matched > completeness.returned || !completeness.isComplete);
    const isPartial = (ok && isShort) || (page?.hasMore ?? false);
    return {
      status: error !== null ? 'error' : isEmpty ? 'empty' : isPartial ? 'partial' : 'success',
      data,
      summary: error === null ? readTextAt(value, 'summary') : null,
      completeness,
      page,
      warnings: readTextsAt(value, 'warnings'),
      cuts: readCuts(lookUp(value, 'cuts')),
      emptyReason,
      error,
    };
  },
};

function showCompleteness({ matched, returned, received, isComplete, unit }: Completeness): Json {
  return makeObject([
    ['matched', matched],
    ...(received === undefined ? [] : [['received', received] as [string, Json]]),
    ['returned', returned],
    ['is_complete', isComplete],
    ...(unit === 'rows' || unit === 'values' ? [] : [['unit', unit] as [string, Json]]),
  ]);
}

function readCompleteness(counts: Json | undefined, data: Json, isError: boolean): Completeness {
  const rows = isArray(data) ? data.length : 1;
  const stated = lookUp(counts, 'unit');
  const unit = stated === 'characters' || stated === 'lines' ? stated : isArray(data) || isError ? 'rows' : 'values';
  const received = readCountAt(counts, 'received');
  return {
    matched: readCountAt(counts, 'matched'),
    ...(received === null ? {} : { received }),
    returned: readCountAt(counts, 'returned') ?? (isError ? 0 : rows),
    isComplete: lookUp(counts, 'is_complete') === true,
    unit,
  };
}

/** A cursor in parts stands in `next` only. */
function showPage({ sort, cursor, hasMore, record }: Page): Json {
  return makeObject([
    ['sort', sort],
    ...(record === undefined ? [['cursor', cursor] as [string, Json]] : []),
    ['has_more', hasMore],
  ]);
}

function readPageBlock(value: Json): Page | null {
  const page = lookUp(value, 'page');
  const next = readNext(value);
  if (!isObject(page)) return next;
  const cursor = readTextAt(page, 'cursor') ?? next?.cursor ?? null;
  return {
    sort: readTextAt(page, 'sort') ?? '',
    cursor,
    hasMore: lookUp(page, 'has_more') === true || next?.hasMore === true,
    ...(next?.record === undefined ? {} : { record: next.record }),
  };
}

export const examples = {
  hits: [
    '{"ok":true,"summary":"2 refunds","items":[1,2],"completeness":{"matched":2,"returned":2,"is_complete":true},"next":null}',
    '{"ok":true,"items":[],"completeness":{"is_complete":false},"reason":"permission_filtered"}',
    '{"ok":false,"error":{"code":"upstream_timeout","retryable":true}}',
  ],
  misses: [
    { text: '{"ok":true,"messages":[1,2]}', why: 'the rows stand under another key' },
    { text: '{"ok":false,"error":"invalid_auth"}', why: 'the error is a text' },
    { text: '{"items":[1]}', why: 'it does not say whether the call worked' },
  ],
};
