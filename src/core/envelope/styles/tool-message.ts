import type { EnvelopeStyle, Json, ToolError } from '../../model.ts';
import { isObject, lookUp, makeObject } from '../../value.ts';
import { accountOf, isIncomplete, readCountAt } from '../account.ts';

/** `{ status, result, error, execution_time_ms }`; `meta` only where rows are missing, so that no cut is silent. */
export const toolMessageStyle: EnvelopeStyle = {
  id: 'tool-message',
  bodyKey: 'result',
  lossy: [
    'kind',
    'tool',
    'status',
    'emptyReason',
    'completeness',
    'page',
    'error.code',
    'error.retryable',
    'action',
    'resourceId',
    'summary',
    'warnings',
    'cuts',
    'nextActions',
  ],
  wrap(result, options) {
    const { error } = result;
    const isMore = isIncomplete(result) || (result.page?.hasMore ?? false) || result.emptyReason !== null;
    const meta = isMore ? accountOf(result, options) : Object.entries(options.meta);
    const entries: [string, Json][] = [
      ['status', error === null ? 'success' : 'error'],
      ['result', result.data],
      ['error', error?.message ?? null],
      ['execution_time_ms', result.durationMs],
    ];
    const kept = entries.filter(
      ([key, value]) => options.stableKeys || value !== null || (key === 'result' && error === null),
    );
    return makeObject(meta.length === 0 ? kept : [...kept, ['meta', makeObject(meta)]]);
  },
  detect(value) {
    if (!isObject(value)) return null;
    const status = lookUp(value, 'status');
    const message = lookUp(value, 'error') ?? null;
    const hasResult = lookUp(value, 'result') !== undefined;
    const isError = status === 'error' && typeof message === 'string';
    if (!(isError || (status === 'success' && hasResult && message === null))) return null;
    if (lookUp(value, 'data') !== undefined || !(hasResult || isOnlyOwn(value))) return null;
    return {
      status,
      data: lookUp(value, 'result') ?? null,
      durationMs: readCountAt(value, 'execution_time_ms'),
      error: isError ? unknownCause(message) : null,
    };
  },
};

/** Its text is all that is known: the code and whether to retry were not carried. */
function unknownCause(message: string): ToolError {
  return { class: 'C', code: 'UNKNOWN_ERROR', message, retryable: false, retryRequires: 'never' };
}

function isOnlyOwn(value: Json): boolean {
  return (
    isObject(value) &&
    ['status', 'error', 'execution_time_ms', 'meta'].filter((key) => lookUp(value, key) !== undefined).length >= 2 &&
    lookUp(value, 'message') === undefined
  );
}

export const examples = {
  hits: [
    '{"status":"success","result":"sunny","error":null,"execution_time_ms":12}',
    '{"status":"error","result":null,"error":"too slow","execution_time_ms":3000}',
  ],
  misses: [
    { text: '{"status":"success","data":"sunny"}', why: 'the rows stand under another key' },
    { text: '{"status":"created","result":1}', why: 'the status is neither success nor error' },
    { text: '{"result":"sunny"}', why: 'it has no status' },
  ],
};
