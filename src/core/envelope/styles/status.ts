import type { EnvelopeStyle, Json, Status } from '../../model.ts';
import { isObject, lookUp, makeObject } from '../../value.ts';
import { accountOf, readCuts, readTextAt, readTextsAt } from '../account.ts';
import { errorFromMembers, repairMembers } from '../error-members.ts';
import { readAccount, readEmptyReason, readNext, readReceiptAction } from '../read-parts.ts';

const statuses: readonly Status[] = ['success', 'error', 'empty', 'partial', 'unknown'];

/** `{ status, data, error, meta }`: the status comes first, what was cut stands in meta. */
export const statusStyle: EnvelopeStyle = {
  id: 'status',
  bodyKey: 'data',
  lossy: ['kind', 'tool', 'durationMs'],
  wrap(result, options) {
    const { error } = result;
    const shownError: Json =
      error === null
        ? null
        : makeObject([
            ['code', error.code],
            ['message', error.message],
            ['retryable', error.retryable],
            ...repairMembers(error),
          ]);
    const meta = accountOf(result, options);
    const entries: [string, Json][] = [
      ['status', result.status],
      ['data', result.data],
      ['error', shownError],
      ['meta', makeObject(meta)],
    ];
    if (options.stableKeys) return makeObject(entries);
    const isIdle = (key: string, value: Json) =>
      key === 'meta' ? meta.length === 0 : key === 'data' ? error !== null : value === null;
    return makeObject(entries.filter(([key, value]) => !isIdle(key, value)));
  },
  detect(value) {
    const status = statuses.find((known) => known === lookUp(value, 'status'));
    const data = lookUp(value, 'data');
    const error = errorFromMembers(lookUp(value, 'error'), null);
    const isForeign = lookUp(value, 'result') !== undefined || (data === undefined && error === null);
    if (status === undefined || isForeign || (status === 'error') !== (error !== null)) return null;
    const meta = lookUp(value, 'meta');
    const page = readNext(meta);
    const isPartial = status === 'partial' || (page?.hasMore ?? false);
    return {
      status,
      data: data ?? null,
      error,
      completeness: readAccount(isObject(meta) ? meta : null, data ?? null, isPartial),
      page,
      emptyReason: readEmptyReason(lookUp(meta, 'reason')),
      action: readReceiptAction(lookUp(meta, 'action')),
      resourceId: readTextAt(meta, 'resource_id'),
      summary: readTextAt(meta, 'summary'),
      warnings: readTextsAt(meta, 'warnings'),
      cuts: readCuts(lookUp(meta, 'cuts')),
      nextActions: readTextsAt(meta, 'next_actions'),
    };
  },
};

export const examples = {
  hits: [
    '{"status":"success","data":[1,2],"error":null,"meta":{"total":2,"returned":2}}',
    '{"status":"error","data":null,"error":{"code":"TIMEOUT","message":"too slow","retryable":true},"meta":{}}',
    '{"status":"partial","data":[1],"error":null,"meta":{"total":2,"returned":1,"truncated":true}}',
  ],
  misses: [
    { text: '{"status":"paid","data":[1]}', why: 'the status is that of an order' },
    { text: '{"status":"error","message":"no"}', why: 'the error has no code' },
    { text: '{"status":"success","result":1}', why: 'the rows stand under another key' },
  ],
};
