import type { ErrorClass, Facts, Json, ToolError } from '../model.ts';
import { parseJson } from '../parse-json.ts';
import { lookUp } from '../value.ts';
import { remedyWords, resultWords } from '../words/en.ts';
import { shortenMessage } from './error-message.ts';
import { type ErrorParts, readErrorParts } from './error-parts.ts';
import {
  type ErrorRule,
  errorRules,
  executionError,
  retryByClass,
  ruleByCode,
  ruleByStatus,
  ruleByWords,
  unchangedRule,
  unknownError,
} from './error-table.ts';

/** The class, code and remedy of a failure, from what the caller knows and the text that came back. */
export function classifyError(facts: Facts, text: string): ToolError {
  const parsed = /^\s*[[{"]/.test(text) ? parseJson(text).value : undefined;
  return classifyFailure(parsed ?? text, facts);
}

/** Like `classifyError`, for an output that has been read. */
export function classifyFailure(value: Json, facts: Facts): ToolError {
  const parts = readErrorParts(value, facts);
  const message = shortenMessage(parts.message === '' ? (facts.stderr ?? '') : parts.message);
  const rule = reachedRule(value) ?? findRule(parts, message, facts);
  const errorClass = classOf(rule, parts, facts);
  const retryRequires = parts.retryRequires ?? retryByClass[errorClass];
  const code = ownCode(parts.codes, rule) ?? rule.code;
  const values = { field: parts.field, expected: parts.expected, example: parts.example };
  const remedy = errorClass === rule.class ? rule.remedy : remedyByClass[errorClass];
  return {
    class: errorClass,
    code,
    message: message === '' ? resultWords.noErrorMessage(parts.status ?? facts.exitCode ?? null) : message,
    retryable: retryRequires === 'backoff' || retryRequires === 'changed_args',
    retryRequires,
    ...(parts.field === null ? {} : { field: parts.field }),
    ...(parts.expected === null ? {} : { expected: parts.expected }),
    ...(parts.example === null ? {} : { example: parts.example }),
    agentAction: parts.agentAction ?? remedyWords[remedy](values),
    ...(parts.retryAfterS === null ? {} : { retryAfterS: parts.retryAfterS }),
    ...(parts.traceId === null ? {} : { traceId: parts.traceId }),
  };
}

const remedyByClass = { A: 'wait', B: 'arguments', C: 'report', D: 'no-results' } as const;

/** A call that worked and found nothing, or found everything as wanted. */
function reachedRule(value: Json): ErrorRule | null {
  if (lookUp(value, 'ok') !== true) return null;
  if (lookUp(value, 'action') === 'unchanged') return unchangedRule;
  return lookUp(value, 'count') === 0 ? ruleByCode('NO_RESULTS') : null;
}

/** A body's own code says more than its status, a status more than words. */
function findRule(parts: ErrorParts, message: string, facts: Facts): ErrorRule {
  for (const code of parts.codes) {
    const rule = ruleByCode(upperSnake(code));
    if (rule !== null) return rule;
  }
  const isErrno = /^[A-Z][A-Z0-9_]{3,60}$/.test(message);
  const found =
    (isErrno ? ruleByCode(message) : null) ??
    ruleByWords(message, true) ??
    ruleByException(message) ??
    (parts.status === null ? null : ruleByStatus(parts.status)) ??
    ruleByWords(message, false);
  if (found !== null) return found;
  if (facts.exitCode !== undefined && facts.exitCode !== 0) return ruleByExit(facts.exitCode);
  return unknownError;
}

/** `KeyError: 'id'`, `java.net.SocketTimeoutException: …`: the name tells more than the words behind it. */
function ruleByException(message: string): ErrorRule | null {
  const name = /^(?:[\w$]{1,60}\.){0,8}(\w{1,80}(?:Error|Exception))\b/.exec(message)?.[1];
  return name === undefined ? null : ruleByCode(upperSnake(name));
}

/** 124 is what `timeout` gives, 126 and 127 what a shell gives where a command is not allowed or not there. */
function ruleByExit(exitCode: number): ErrorRule {
  const code = { 124: 'TIMEOUT', 126: 'PERMISSION_DENIED', 127: 'NOT_IMPLEMENTED' }[exitCode];
  return errorRules.find((rule) => rule.code === code) ?? executionError;
}

/** Nothing at an address is no error for a search; a source that says whether to retry is believed where no rule knows better. */
function classOf(rule: ErrorRule, parts: ErrorParts, facts: Facts): ErrorClass {
  if (rule.code === 'NOT_FOUND' && facts.kind === 'query') return 'D';
  if (rule.code === 'NO_RESULTS' && facts.kind === 'action') return 'B';
  if (rule === unknownError && parts.retryable === true) return 'A';
  if (rule.class === 'A' && parts.retryable === false) return 'C';
  return rule.class;
}

/** The source's own code where it is a stable word; a number, an errno or a sentence is not. */
function ownCode(codes: readonly string[], rule: ErrorRule): string | null {
  const known = codes.find((code) => rule.codes.test(upperSnake(code)) && !/^E[A-Z0-9]{3,}$/.test(code));
  const code = known ?? (rule === unknownError || rule.statuses.length > 0 ? codes.find(isCodeLike) : undefined);
  if (code === undefined) return null;
  return /^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/.test(code) ? code : upperSnake(code);
}

/** Such as `object_not_found`, `AccessDenied`; a plain lower-case word could be anything. */
function isCodeLike(code: string): boolean {
  return /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$|^[a-z][a-z0-9]*_[a-z0-9_]+$|^[A-Z][a-z0-9]+[A-Z]\w+$/.test(code);
}

/** `rateLimitExceeded` and `rate-limit.exceeded` become RATE_LIMIT_EXCEEDED. */
export function upperSnake(code: string): string {
  return code
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
}
