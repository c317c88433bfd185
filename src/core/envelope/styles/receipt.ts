import type { EnvelopeStyle, Json } from '../../model.ts';
import { isArray, lookUp, makeObject } from '../../value.ts';
import { readCountAt, readTextAt, readTextsAt } from '../account.ts';
import { errorFromMembers } from '../error-members.ts';
import { readReceiptAction } from '../read-parts.ts';
import { summaryOf } from '../summary.ts';

/** What a write did, to which resource, and what can be done next; or what to correct. It carries no rows. */
export const receiptStyle: EnvelopeStyle = {
  id: 'receipt',
  bodyKey: null,
  lossy: [
    'kind',
    'tool',
    'status',
    'data',
    'completeness',
    'page',
    'emptyReason',
    'warnings',
    'cuts',
    'error.message',
    'durationMs',
  ],
  wrap(result, options) {
    const { error } = result;
    const isCounted = error === null && result.action === null && result.completeness.unit === 'rows';
    const entries: [string, Json][] = [
      ['ok', error === null],
      ['action', error === null ? result.action : null],
      ['resource_id', error === null ? result.resourceId : null],
      ['count', isCounted ? (result.completeness.matched ?? result.completeness.returned) : null],
      ['summary', error === null ? summaryOf(result) : null],
      ['next', error === null ? result.nextActions : null],
      ['code', error?.code ?? null],
      ['field', error?.field ?? null],
      ['expected', error?.expected ?? null],
      ['example', error?.example ?? null],
      ['retryable', error?.retryable ?? null],
      ['agent_action', error === null ? null : (error.agentAction ?? error.message)],
    ];
    if (error?.retryAfterS !== undefined) entries.push(['retry_after_s', error.retryAfterS]);
    if (error?.traceId !== undefined) entries.push(['trace_id', error.traceId]);
    const meta = [...Object.entries(result.meta), ...Object.entries(options.meta)];
    if (meta.length > 0) entries.push(['meta', makeObject(meta)]);
    if (options.stableKeys) return makeObject(entries);
    return makeObject(entries.filter(([, value]) => value !== null && !(isArray(value) && value.length === 0)));
  },
  detect(value) {
    const ok = lookUp(value, 'ok');
    if (typeof ok !== 'boolean' || lookUp(value, 'items') !== undefined) return null;
    const error = ok ? null : errorFromMembers(value, readTextAt(value, 'agent_action'));
    const action = readReceiptAction(lookUp(value, 'action'));
    const count = readCountAt(value, 'count');
    const isReceipt = action !== null || count !== null || lookUp(value, 'resource_id') !== undefined;
    if (ok ? !isReceipt && !isOnlySummary(value) : error === null) return null;
    return {
      status: !ok ? 'error' : count === 0 ? 'empty' : 'success',
      action,
      resourceId: readTextAt(value, 'resource_id'),
      summary: readTextAt(value, 'summary'),
      nextActions: readTextsAt(value, 'next'),
      error,
    };
  },
};

function isOnlySummary(value: Json): boolean {
  return (
    readTextAt(value, 'summary') !== null &&
    ['data', 'result', 'error', 'completeness'].every((key) => lookUp(value, key) === undefined)
  );
}

export const examples = {
  hits: [
    '{"ok":true,"action":"created","resource_id":"doc_8f21","summary":"Document created","next":["publish_doc(resource_id)"]}',
    '{"ok":true,"count":0}',
    '{"ok":false,"code":"INVALID_ARGUMENT","field":"start_date","expected":"YYYY-MM-DD","retryable":true}',
  ],
  misses: [
    { text: '{"ok":true}', why: 'it says neither what was done nor to what' },
    { text: '{"ok":true,"rows":[1,2],"error":null}', why: 'it carries rows' },
    { text: '{"ok":false,"error":"no"}', why: 'the error has no code' },
  ],
};
