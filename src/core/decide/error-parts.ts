import type { Facts, Json, RetryRequires } from '../model.ts';
import { isArray, isObject, lookUp } from '../value.ts';
import {
  codesOf,
  firstKey,
  rayOf,
  readField,
  readRetry,
  readSeconds,
  readStatus,
  readWord,
  retryAfter,
  statusInText,
} from './error-words.ts';

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
  const bodyStatus = firstMember(nodes, statusKeys, readStatus);
  const factStatus = facts.httpStatus !== undefined && facts.httpStatus >= 400 ? facts.httpStatus : null;
  return {
    codes: nodes.flatMap(codesOf),
    status: factStatus ?? bodyStatus ?? statusInText(text),
    message: text,
    field: firstMember(nodes, fieldKeys, readField) ?? firstMember(nodes, ['errors'], firstKey),
    expected: firstMember(nodes, ['expected', 'format', 'constraint'], readWord),
    example: firstMember(nodes, ['example'], readWord),
    agentAction: firstMember(nodes, ['agent_action', 'agentAction', 'remedy', 'hint'], readWord),
    retryable: firstMember(nodes, ['retryable', 'isRetryable'], (member) =>
      typeof member === 'boolean' ? member : null,
    ),
    retryRequires: firstMember(nodes, ['retry_requires', 'retryRequires'], readRetry),
    retryAfterS:
      retryAfter(headers) ??
      firstMember(nodes, ['retry_after_s', 'retry_after', 'retryAfter', 'retryDelay'], readSeconds),
    traceId:
      firstMember(nodes, ['trace_id', 'traceId', 'request_id', 'requestId', 'correlation_id'], readWord) ??
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
  return firstMember(nodes, messageKeys.slice(7), readWord) ?? firstMember(nodes, ['error'], readWord);
}

/** An `error` such as `invalid_grant` is a code: its description tells more. */
function isTelling(text: string, key: string): boolean {
  return text.trim() !== '' && (key !== 'error' || /\s|[^\x20-\x7e]/.test(text.trim()));
}

function firstMember<T>(nodes: readonly Json[], keys: readonly string[], read: (member: Json) => T | null): T | null {
  for (const node of nodes) {
    for (const key of keys) {
      const member = lookUp(node, key);
      const found = member === undefined ? null : read(member);
      if (found !== null) return found;
    }
  }
  return null;
}
