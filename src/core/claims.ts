import { firstClaim, readText, readTexts } from './claim-members.ts';
import { linkPage, readOwnPage } from './claimed-page.ts';
import type { Claims, EmptyReason, Facts, Json, ReceiptAction, Status } from './model.ts';
import { isArray, isExactNumber, isObject, lookUp, sizeOf } from './value.ts';

/** An output that says nothing of itself. */
export const noClaims: Claims = {
  isContract: false,
  status: null,
  isEmpty: false,
  emptyReason: null,
  matched: null,
  isComplete: null,
  page: null,
  action: null,
  resourceId: null,
  summary: null,
  nextActions: [],
  warnings: [],
  durationMs: null,
};

const besides = [
  'meta',
  'page',
  'pagination',
  'paging',
  'pageInfo',
  'page_info',
  'completeness',
  'links',
  '_links',
  'response_metadata',
  'metadata',
];
const bodyKeys = ['data', 'result', 'results', 'items', 'rows', 'records', 'list'];

/** What an output says of itself beside its rows: whether it worked, how much there is, what it changed. */
export function readClaims(value: Json, facts: Facts): Claims {
  const linked = linkPage(facts.headers?.link);
  if (!isObject(value)) return linked === null ? noClaims : { ...noClaims, page: linked };
  const places = [value, ...besides.map((key) => lookUp(value, key)).filter(isObject)];
  const body = bodyKeys.map((key) => lookUp(value, key)).find((member) => member !== undefined);
  const status = readStatusWord(value, body !== undefined);
  const isContract = status !== null || isObject(lookUp(value, 'completeness'));
  const page = readOwnPage(value, places) ?? linked;
  const action = readAction(value, facts);
  const matched = isContract ? readMatched(value, body) : null;
  const isShort = isArray(body) && matched !== null && matched > body.length;
  return {
    isContract,
    status,
    isEmpty: status === 'empty' || (isContract && (isBlankBody(body) || matched === 0)),
    emptyReason: firstClaim(places, ['reason', 'empty_reason', 'emptyReason', 'status'], readReason),
    matched,
    isComplete: isShort ? false : readComplete(places),
    page,
    action,
    resourceId: action === null ? null : readResourceId(value),
    summary: isContract ? firstClaim([value], ['summary'], readText) : null,
    nextActions: readTexts(lookUp(value, 'next_actions') ?? lookUp(value, 'next')),
    warnings: isContract
      ? readTexts(lookUp(value, 'warnings')).filter((code) => /^[a-z][a-z0-9_]{2,40}$/.test(code))
      : [],
    durationMs: firstClaim(
      places.slice(0, 2),
      ['execution_time_ms', 'duration_ms', 'durationMs', 'elapsed_ms'],
      (member) => (typeof member === 'number' ? member : null),
    ),
  };
}

/** An own status counts where something stands beside it that it is the status of. */
function readStatusWord(value: Json, hasBody: boolean): Status | null {
  const ok = lookUp(value, 'ok') ?? lookUp(value, 'success');
  if (ok === true) return 'success';
  const word = lookUp(value, 'status');
  const isEnvelope =
    hasBody || ['error', 'meta', 'message', 'return_code'].some((key) => lookUp(value, key) !== undefined);
  if (typeof word !== 'string' || !isEnvelope) return null;
  if (/^(?:success|ok|succeeded)$/i.test(word)) return 'success';
  if (/^(?:empty|no_data|no_results?|no_match)$/i.test(word)) return 'empty';
  if (/^(?:partial|partial_success|incomplete)$/i.test(word)) return 'partial';
  return word === 'unknown' && hasBody ? 'unknown' : null;
}

function isBlankBody(body: Json | undefined): boolean {
  if (body === null || body === '') return true;
  return isArray(body) ? body.length === 0 : isObject(body) && sizeOf(body) === 0;
}

/** Only where the source keeps to a contract: elsewhere `total` could count anything. */
function readMatched(value: Json, body: Json | undefined): number | null {
  const count = (key: string, inner: string) => readWhole(lookUp(lookUp(value, key), inner));
  const own = count('completeness', 'matched') ?? count('page', 'total') ?? count('summary', 'matched');
  if (own !== null || (body !== undefined && !isArray(body))) return own;
  return (
    count('meta', 'total') ??
    count('meta', 'matched') ??
    count('meta', 'total_hits') ??
    readWhole(lookUp(value, 'count'))
  );
}

function readWhole(member: Json | undefined): number | null {
  return typeof member === 'number' && Number.isInteger(member) && member >= 0 ? member : null;
}

function readComplete(places: readonly Json[]): boolean | null {
  const isCut = firstClaim(places, ['truncated', 'is_truncated', 'isTruncated', 'incomplete_results'], (member) =>
    member === true ? true : null,
  );
  if (isCut === true) return false;
  return firstClaim(places, ['is_complete', 'isComplete'], (member) => (typeof member === 'boolean' ? member : null));
}

/** A reason in another system's words is kept where it has one of our meanings. */
function readReason(member: Json): EmptyReason | null {
  if (typeof member !== 'string') return null;
  const word = member.toLowerCase().replace(/[\s-]+/g, '_');
  if (/^(?:no_(?:match(?:es)?|results?|data|hits)|not_found)$/.test(word)) return 'no_match';
  if (/^(?:permission_(?:filtered|denied)|forbidden|access_denied)$/.test(word)) return 'permission_filtered';
  return reasons.find((reason) => reason === word) ?? null;
}

const reasons: readonly EmptyReason[] = ['scope_error', 'upstream_error', 'index_lag', 'not_paged_to_end'];

const actionNames: Readonly<Record<string, ReceiptAction>> = {
  created: 'created',
  create: 'created',
  inserted: 'created',
  updated: 'updated',
  modified: 'updated',
  unchanged: 'unchanged',
  noop: 'unchanged',
  not_modified: 'unchanged',
  deleted: 'deleted',
  removed: 'deleted',
};

/** A write says what it did by a word, by a flag beside an id, or by status 201. */
function readAction(value: Json, facts: Facts): ReceiptAction | null {
  const hasId = readResourceId(value) !== null;
  for (const key of ['action', 'result', 'operation']) {
    const word = lookUp(value, key);
    const action = typeof word === 'string' && Object.hasOwn(actionNames, word) ? actionNames[word] : undefined;
    if (action !== undefined && (hasId || key === 'action')) return action;
  }
  if (!hasId || facts.kind === 'query') return null;
  for (const key of ['created', 'updated', 'deleted'] as const) if (lookUp(value, key) === true) return key;
  return facts.httpStatus === 201 ? 'created' : null;
}

function readResourceId(value: Json): string | null {
  return firstClaim([value], ['resource_id', 'resourceId', 'id', '_id', 'uuid', 'arn', 'sha', 'path'], (member) => {
    if (isExactNumber(member)) return member.text;
    return typeof member === 'string' && member !== '' ? member : typeof member === 'number' ? String(member) : null;
  });
}
