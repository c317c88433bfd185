import type { Json, JsonObject } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar, keysOf, lookUp } from '../value.ts';
import { isErrorText } from './error-text.ts';

/** Members that tell of an error and nothing else: an object of these alone is one. */
const vocabulary =
  /^(?:error\w*|errors|err\w*|code|status\w*|message|msg|detail|details|description|title|type|instance|reason|hint|help|name|stack|trace|trace_?id|request_?id|path|timestamp|documentation_url|doc(?:umentation|s)?_?(?:url|link)?|locations|extensions|success|ok|retryable|cause|metadata|kind|apiVersion|fault|data|result|response|needed|provided|warning|jsonrpc|id|param|field|expected|example|agent_action|no|ret|url|ray|version)$/i;
const payloadKeys =
  /^(?:data|result|results|items|rows|records|list|hits|values|nodes|edges|entries|content|response|body|payload)$/i;

/** Does this object say that the call failed? An `error` that is null, "", false or empty says nothing. */
export function isErrorObject(value: JsonObject): boolean {
  if (isLogRecord(value)) return false;
  if (saysNo(value, 'ok') || saysNo(value, 'success')) return !isContradicted(value);
  if (lookUp(value, 'isError') === true || lookUp(value, 'is_error') === true) return true;
  if (lookUp(value, 'object') === 'error') return true;
  const hasRows = hasPayload(value);
  if (isRealError(lookUp(value, 'error')) && !hasRows) return true;
  if (isRealError(lookUp(value, 'fault')) && keysOf(value).length <= 2) return true;
  if (hasErrorList(value) && !hasRows) return true;
  if (saysErrorWord(value) || (hasErrorStatus(value) && !hasRows)) return true;
  if (isOnlyError(value)) return true;
  return hasErrorInside(value);
}

/** One line of a command's own messages, such as `{ "type": "error", "data": "…" }`. */
export function isErrorEvent(value: Json): boolean {
  if (!isObject(value) || keysOf(value).length > 4 || hasTime(value)) return false;
  const isMarked = lookUp(value, 'type') === 'error' || lookUp(value, 'level') === 'error';
  return isMarked && ['data', 'message', 'error', 'msg'].some((key) => isRealError(lookUp(value, key)));
}

/** A record of a log has one, a command's message about itself has none. */
function hasTime(value: JsonObject): boolean {
  return keysOf(value).some((key) => /^(?:time|ts|timestamp|@timestamp|date)$/i.test(key));
}

/** `type: message` of a stack trace as it is read, null for anything else. */
export function headOfTrace(value: Json): string | null {
  const type = lookUp(value, 'type');
  const isTrace = isObject(value) && keysOf(value).length === 3 && isArray(lookUp(value, 'frames'));
  return isTrace && typeof type === 'string' ? `${type}: ${String(lookUp(value, 'message') ?? '')}` : null;
}

/** Rows came back although the source also reports an error: a part is missing. */
export function isPartialError(value: Json): boolean {
  if (!isObject(value) || isLogRecord(value)) return false;
  if ((saysNo(value, 'ok') || saysNo(value, 'success')) && isContradicted(value)) return true;
  if (!hasPayload(value)) return false;
  return isRealError(lookUp(value, 'error')) || hasErrorList(value);
}

/** "Not ok" without a word for it, beside records: which of the two holds nobody can tell. */
function isContradicted(value: JsonObject): boolean {
  if (hasErrorWords(value) || hasErrorList(value)) return false;
  return entriesOf(value).some(
    ([, member]) => isArray(member) && member.some((item) => isObject(item) && keysOf(item).length >= recordMembers),
  );
}

/** An error's details have fewer members. */
const recordMembers = 5;

function saysNo(value: JsonObject, key: string): boolean {
  const member = lookUp(value, key);
  return member === false || member === 'false';
}

/** A record of a log tells of other people's errors. */
function isLogRecord(value: JsonObject): boolean {
  const level =
    lookUp(value, 'level') ?? lookUp(value, 'severity') ?? lookUp(value, 'log.level') ?? lookUp(value, 'lvl');
  return (
    level !== undefined &&
    keysOf(value).some((key) => /^(?:time|ts|timestamp|@timestamp|date|msg|pid|hostname)$/i.test(key))
  );
}

function isRealError(member: Json | undefined): boolean {
  if (member === undefined || member === null || member === false) return false;
  if (typeof member === 'string')
    return !/^\s*(?:none|null|nil|no error|ok|success|false|0|n\/a|undefined)?\s*$/i.test(member);
  if (isArray(member)) return member.some(isRealError);
  if (isObject(member)) return entriesOf(member).some(([key, inner]) => errorMembers.test(key) && isSaid(inner));
  return member === true || (!isExactNumber(member) && Number(member) >= 400);
}

const errorMembers =
  /^(?:message|msg|code|type|reason|status|detail|details|description|errors?|name|title|text|errorMessage|error_description|info)$/i;

function isSaid(member: Json): boolean {
  return isArray(member) ? member.length > 0 : member !== null && member !== '' && member !== false && member !== 0;
}

/** A non-empty list or object of data beside the error. */
function hasPayload(value: JsonObject): boolean {
  return entriesOf(value).some(([key, member]) => {
    if (!payloadKeys.test(key) || isScalar(member)) return false;
    if (isArray(member)) return member.length > 0;
    return entriesOf(member).some(([inner, deep]) => !/^errors?$/i.test(inner) && isSaid(deep));
  });
}

/** The errors of GraphQL, JSON:API and validators; findings of a linter name a file, a line or a rule. */
function hasErrorList(value: JsonObject): boolean {
  const list = lookUp(value, 'errors');
  if (isObject(list)) return typeof lookUp(value, 'message') === 'string' && isSaid(list);
  if (!isArray(list) || list.length === 0) return false;
  return list.every((item) => {
    if (typeof item === 'string') return item.trim() !== '';
    if (
      !isObject(item) ||
      keysOf(item).some((key) => /^(?:file\w*|line\w*|column|rule\w*|severity|check_id)$/i.test(key))
    )
      return false;
    return ['message', 'detail', 'title', 'msg', 'code'].some((key) => isRealError(lookUp(item, key)));
  });
}

const wordsOfError = [
  'message',
  'msg',
  'error',
  'detail',
  'title',
  'description',
  'reason',
  'errors',
  'errorMessage',
  'error_description',
];

function hasErrorWords(value: JsonObject): boolean {
  return wordsOfError.some((key) => isRealError(lookUp(value, key)));
}

/** `status: "error"` with words for it; the state of a record is another thing. */
function saysErrorWord(value: JsonObject): boolean {
  const word = lookUp(value, 'status');
  if (typeof word !== 'string' || !/^(?:error|fail|exception)$/i.test(word)) return false;
  return hasErrorWords(value) || isOnlyVocabulary(value);
}

/** A numeric status of failure that comes with words for it. */
function hasErrorStatus(value: JsonObject): boolean {
  const isFailed = ['status', 'statusCode', 'status_code', 'http_status', 'httpStatus', 'code'].some((key) => {
    const member = lookUp(value, key);
    return typeof member === 'number' && member >= 400 && member <= 599;
  });
  return isFailed && (hasErrorWords(value) || hasErrorInside(value)) && !isAccessRecord(value);
}

function isAccessRecord(value: JsonObject): boolean {
  return (
    lookUp(value, 'method') !== undefined &&
    (lookUp(value, 'url') ?? lookUp(value, 'path') ?? lookUp(value, 'uri')) !== undefined
  );
}

/** A code with its message, or a message of failure, and nothing beside. */
function isOnlyError(value: JsonObject): boolean {
  if (!isOnlyVocabulary(value) || hasPayload(value)) return false;
  const message = [
    'message',
    'msg',
    'errmsg',
    'error_msg',
    'error_description',
    'detail',
    'title',
    'errorMessage',
    'Message',
  ]
    .map((key) => lookUp(value, key))
    .find((member) => typeof member === 'string' && member !== '');
  if (typeof message !== 'string' || /^(?:ok|okay|success\w*|成功|操作成功|请求成功)[.!]?$/i.test(message.trim()))
    return false;
  const code = ['code', 'errcode', 'error_code', 'errorCode', 'errno', 'ret', 'Code', '__type']
    .map((key) => lookUp(value, key))
    .find((member) => member !== undefined && member !== null);
  if (typeof code === 'number') return !/^(?:0|1|2\d\d|20000|10000)$/.test(String(code));
  if (typeof code === 'string') return !/^(?:0+|2\d\d|ok|success)$/i.test(code) && code !== '';
  return (
    isErrorText(message) ||
    (lookUp(value, 'documentation_url') !== undefined && keysOf(value).length <= 4) ||
    /^(?:not found|unauthorized|forbidden|internal server error)\b/i.test(message)
  );
}

function isOnlyVocabulary(value: JsonObject): boolean {
  return keysOf(value).every((key) => vocabulary.test(key));
}

/** `{ "status": "success", "data": { "error": "boom" } }`: a success that isn't. */
function hasErrorInside(value: JsonObject): boolean {
  return ['data', 'result', 'response', 'body', 'payload'].some((key) => {
    const member = lookUp(value, key);
    if (typeof member === 'string') return isStatusWrapper(value) && isErrorText(member);
    if (!isObject(member)) return false;
    return (
      keysOf(member).length <= 4 &&
      isOnlyVocabulary(member) &&
      (isRealError(lookUp(member, 'error')) || saysNo(member, 'ok') || saysNo(member, 'success'))
    );
  });
}

function isStatusWrapper(value: JsonObject): boolean {
  return ['status', 'ok', 'success', 'error', 'meta', 'status_code', 'code'].some(
    (key) => lookUp(value, key) !== undefined,
  );
}
