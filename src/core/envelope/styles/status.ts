import type { EnvelopeStyle, Json } from '../../model.ts';
import { lookUp, makeObject } from '../../value.ts';
import { accountOf } from '../account.ts';

/** `{ status, data, error, meta }`: the status comes first, what was cut stands in meta. */
export const statusStyle: EnvelopeStyle = {
  id: 'status',
  bodyKey: 'data',
  wrap(result, options) {
    const { error } = result;
    const shownError: Json =
      error === null
        ? null
        : makeObject([
            ['code', error.code],
            ['message', error.message],
            ['retryable', error.retryable],
          ]);
    const meta = accountOf(result, options);
    const entries: [string, Json][] = [
      ['status', result.status],
      ['data', result.data],
      ['error', shownError],
      ['meta', makeObject(meta)],
    ];
    if (options.stableKeys) return makeObject(entries);
    return makeObject(entries.filter(([key, value]) => value !== null && !(key === 'meta' && meta.length === 0)));
  },
  detect(value) {
    const status = lookUp(value, 'status');
    if (status !== 'success' && status !== 'error' && status !== 'empty' && status !== 'partial') return null;
    const data = lookUp(value, 'data');
    return data === undefined && lookUp(value, 'error') === undefined ? null : { status, data: data ?? null };
  },
};
