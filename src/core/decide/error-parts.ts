import type { Facts, Json, RetryRequires } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, lookUp } from '../value.ts';
import { isHtml, titleOfHtml } from './error-message.ts';

/** What a body says of a failure, wherever it says it. */
export interface ErrorParts {
  /** The source's own codes and types, the most specific first. */
  readonly codes: readonly string[];
  readonly status: number | null;
  readonly message: string;
  readonly field: string | null;
  readonly expected: string | null;
  readonly example: string | null;
  readonly agentAction: string | null;
  readonly retryable: boolean | null;
  readonly retryRequires: RetryRequires | null;
  readonly retryAfterS: number | null;
  readonly traceId: string | null;
}

const messageKeys = [
  'message',
  'msg',
  'errmsg',
  'error_message',
  'errorMessage',
  'error_description',
  'detail',
  'description',
  'title',
  'reason',
  'summary',
  'stderr',
  'data',
];
const codeKeys = ['code', 'error_code', 'errorCode', 'errcode', 'type', 'errorType', '__type', 'reason'];
const fieldKeys = ['field', 'param', 'parameter', 'argument', 'pointer', 'loc', 'path', 'property'];
const statusKeys = ['status', 'statusCode', 'status_code', 'http_status', 'httpStatus', 'code'];
const nestedKeys = [
  'error',
  'errors',
  'fault',
  'exception',
  'detail',
  'details',
  'violations',
  'fieldViolations',
  'issues',
  'invalid-params',
  'data',
  'body',
  'response',
  'extensions',
  'source',
  'result',
];
/** Error bodies that nest deeper have told their cause by then. */
const deepest = 5;

/** Looks through an error's body from the outside in; what stands deeper is more specific. */
export function readErrorParts(value: Json, facts: Facts): ErrorParts {
  const nodes = nodesOf(value);
  const text = firstText(nodes) ?? (typeof value === 'string' ? value : '');
  const headers = facts.headers ?? {};
  const bodyStatus = firstOf(nodes, statusKeys, readStatus);
  const factStatus = facts.httpStatus !== undefined && facts.httpStatus >= 400 ? facts.httpStatus : null;
  return {
    codes: nodes.flatMap(codesOf),
    status: factStatus ?? bodyStatus ?? statusInText(text),
    message: text,
    field: firstOf(nodes, fieldKeys, readField) ?? firstOf(nodes, ['errors'], firstKey),
    expected: firstOf(nodes, ['expected', 'format', 'constraint'], readWord),
    example: firstOf(nodes, ['example'], readWord),
    agentAction: firstOf(nodes, ['agent_action', 'agentAction', 'remedy', 'hint'], readWord),
    retryable: firstOf(nodes, ['retryable', 'isRetryable'], (member) => (typeof member === 'boolean' ? member : null)),
    retryRequires: firstOf(nodes, ['retry_requires', 'retryRequires'], readRetry),
    retryAfterS:
      retryAfter(headers) ?? firstOf(nodes, ['retry_after_s', 'retry_after', 'retryAfter', 'retryDelay'], readSeconds),
    traceId:
      firstOf(nodes, ['trace_id', 'traceId', 'request_id', 'requestId', 'correlation_id'], readWord) ??
      headers['x-request-id'] ??
      headers['request-id'] ??
      headers['cf-ray'] ??
      rayOf(text),
  };
}

/** The objects of an error's body, the innermost first. */
function nodesOf(value: Json): readonly Json[] {
  const nodes: Json[] = [];
  let level: Json[] = [value];
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    const objects = level.flatMap((node) => (isArray(node) ? node.slice(0, 1) : [node])).filter(isObject);
    nodes.unshift(...objects);
    level = objects.flatMap((node) =>
      nestedKeys.flatMap((key) => {
        const member = lookUp(node, key);
        return isArray(member) ? member.slice(0, 1) : isObject(member) ? [member] : [];
      }),
    );
  }
  return nodes;
}

/** The message of the outermost object that has a telling one; an `error` that is text itself comes first. */
function firstText(nodes: readonly Json[]): string | null {
  for (const key of ['error', ...messageKeys.slice(0, 7)]) {
    for (const node of [...nodes].reverse()) {
      const member = lookUp(node, key);
      if (typeof member === 'string' && isTelling(member, key)) return member;
    }
  }
  for (const node of nodes) {
    const list = lookUp(node, 'errors');
    const first = isArray(list) ? list[0] : undefined;
    if (typeof first === 'string' && first !== '') return first;
  }
  return firstOf(nodes, messageKeys.slice(7), readWord) ?? firstOf(nodes, ['error'], readWord);
}

/** An `error` such as `invalid_grant` is a code: its description tells more. */
function isTelling(text: string, key: string): boolean {
  return text.trim() !== '' && (key !== 'error' || /\s|[^\x20-\x7e]/.test(text.trim()));
}

function firstOf<T>(nodes: readonly Json[], keys: readonly string[], read: (member: Json) => T | null): T | null {
  for (const node of nodes) {
    for (const key of keys) {
      const member = lookUp(node, key);
      const found = member === undefined ? null : read(member);
      if (found !== null) return found;
    }
  }
  return null;
}

/** A code is one word, or the last part of a URI; a JSON-RPC number has a name. */
function codeFrom(member: Json | undefined): readonly string[] {
  if (typeof member === 'number') return rpcCodes[member] === undefined ? [] : [rpcCodes[member]];
  if (typeof member !== 'string' || member.length > 120) return [];
  const word = /^[a-z]{2,10}:[^\s]*[/:#]([^/:#\s]+)\/?$/i.exec(member)?.[1] ?? member;
  return /^[A-Za-z][A-Za-z0-9_.-]{2,60}$/.test(word) &&
    !/^(?:about:blank|error|errors|exception|failure|failed|fail|false|unknown|null)$/i.test(word)
    ? [word]
    : [];
}

const rpcCodes: Readonly<Record<number, string>> = {
  [-32700]: 'PARSE_ERROR',
  [-32600]: 'INVALID_REQUEST',
  [-32601]: 'METHOD_NOT_FOUND',
  [-32602]: 'INVALID_ARGUMENT',
  [-32603]: 'INTERNAL_ERROR',
  [-32001]: 'TIMEOUT',
  [-32002]: 'NOT_FOUND',
};

/** Google's status and the name of an exception are codes as well, `error: "invalid_grant"` is one where text could stand. */
function codesOf(node: Json): readonly string[] {
  const status = lookUp(node, 'status');
  const name = lookUp(node, 'name');
  return [
    ...codeKeys.flatMap((key) => codeFrom(lookUp(node, key))),
    ...(typeof status === 'string' && /^[A-Z][A-Z_]{3,60}$/.test(status) ? codeFrom(status) : []),
    ...(typeof name === 'string' && /(?:Error|Exception)$/.test(name) ? codeFrom(name) : []),
    ...codeFrom(lookUp(node, 'error')),
  ];
}

/** `errors: { email: ["is required"] }` names the field by its key. */
function firstKey(member: Json): string | null {
  const first = isObject(member) ? entriesOf(member)[0] : undefined;
  return first !== undefined && isArray(first[1]) && typeof first[1][0] === 'string' ? first[0] : null;
}

function readStatus(member: Json): number | null {
  const status = typeof member === 'string' && /^[45]\d\d$/.test(member) ? Number(member) : member;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : null;
}

function readWord(member: Json): string | null {
  if (typeof member === 'number') return String(member);
  if (isExactNumber(member)) return member.text;
  return typeof member === 'string' && member.trim() !== '' && member.length <= 2_000 ? member : null;
}

/** A field's name, a JSON pointer, or a list of keys and indices. */
function readField(member: Json): string | null {
  if (isArray(member)) {
    const parts = member.filter((part) => typeof part === 'string' || typeof part === 'number');
    const inner = parts[0] === 'body' || parts[0] === 'query' ? parts.slice(1) : parts;
    return inner.length === 0 ? null : inner.join('.');
  }
  if (typeof member !== 'string' || member === '' || member.length > 100 || /\s|^https?:/.test(member)) return null;
  const pointer = /^(?:#|\/data|\/body)\/(.+)$/.exec(member)?.[1];
  return pointer === undefined ? (member.startsWith('/') ? null : member) : pointer.replaceAll('/', '.');
}

function readRetry(member: Json): RetryRequires | null {
  return member === 'backoff' || member === 'changed_args' || member === 'never' || member === 'not_an_error'
    ? member
    : null;
}

function readSeconds(member: Json): number | null {
  if (typeof member === 'number' && member >= 0) return member;
  const text = typeof member === 'string' ? /^(\d{1,7}(?:\.\d{1,3})?)s?$/.exec(member)?.[1] : undefined;
  return text === undefined ? null : Number(text);
}

/** Seconds, or a date counted from the answer's own `date`: the core has no clock. */
function retryAfter(headers: { readonly [name: string]: string }): number | null {
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const seconds = readSeconds(value.trim());
  if (seconds !== null) return seconds;
  const wait = (Date.parse(value) - Date.parse(headers.date ?? '')) / 1000;
  return wait >= 0 ? Math.round(wait) : null;
}

function statusInText(text: string): number | null {
  const head = (isHtml(text) ? (titleOfHtml(text) ?? '') : text).slice(0, 500);
  const found =
    /^\W{0,3}([45]\d\d)\b(?![.,]?\d)/.exec(head) ??
    /\b(?:HTTP(?:\/[\d.]{1,3})?|status(?: code)?|error|code)[\s:=(]{1,3}([45]\d\d)\b/i.exec(head) ??
    /\b([45]\d\d)[:\s]{1,2}(?:client error|server error|unauthori[sz]ed|forbidden|not found|bad (?:gateway|request|credentials)|too many|internal|service|gateway)/i.exec(
      head,
    );
  return found?.[1] === undefined ? null : Number(found[1]);
}

function rayOf(text: string): string | null {
  return /Ray ID:?\s{0,5}(?:<[^>]{1,80}>)?\s{0,5}([0-9a-f]{12,20})\b/i.exec(text.slice(0, 20_000))?.[1] ?? null;
}
