import type { Json, RetryRequires } from '../model.ts';
import { entriesOf, isArray, isExactNumber, isObject, lookUp } from '../value.ts';
import { isHtml, titleOfHtml } from './error-message.ts';

const codeKeys = ['code', 'error_code', 'errorCode', 'errcode', 'type', 'errorType', '__type', 'reason'];

/** A code is one word, or the last part of a URI; a JSON-RPC number has a name. */
function codeFrom(member: Json | undefined): readonly string[] {
  if (typeof member === 'number') return rpcCodes[member] === undefined ? [] : [rpcCodes[member]];
  if (typeof member !== 'string' || member.length > 120) return [];
  const word = /^[a-z][\w.+-]{1,60}[:#](?:\S{0,100}[/:#])?([^/:#\s]+)\/?$/i.exec(member)?.[1] ?? member;
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
export function codesOf(node: Json): readonly string[] {
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
export function firstKey(member: Json): string | null {
  const first = isObject(member) ? entriesOf(member)[0] : undefined;
  return first !== undefined && isArray(first[1]) && typeof first[1][0] === 'string' ? first[0] : null;
}

export function readStatus(member: Json): number | null {
  const status = typeof member === 'string' && /^[45]\d\d$/.test(member) ? Number(member) : member;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : null;
}

export function readWord(member: Json): string | null {
  if (typeof member === 'number') return String(member);
  if (isExactNumber(member)) return member.text;
  return typeof member === 'string' && member.trim() !== '' && member.length <= 2_000 ? member : null;
}

/** A field's name, a JSON pointer, or a list of keys and indices. */
export function readField(member: Json): string | null {
  if (isArray(member)) {
    const parts = member.filter((part) => typeof part === 'string' || typeof part === 'number');
    const inner = parts[0] === 'body' || parts[0] === 'query' ? parts.slice(1) : parts;
    return inner.length === 0 ? null : inner.join('.');
  }
  if (typeof member !== 'string' || member === '' || member.length > 100 || /\s|^https?:/.test(member)) return null;
  const pointer = /^(?:#|\/data|\/body)\/(.+)$/.exec(member)?.[1];
  return pointer === undefined ? (member.startsWith('/') ? null : member) : pointer.replaceAll('/', '.');
}

export function readRetry(member: Json): RetryRequires | null {
  return member === 'backoff' || member === 'changed_args' || member === 'never' || member === 'not_an_error'
    ? member
    : null;
}

export function readSeconds(member: Json): number | null {
  if (typeof member === 'number' && member >= 0) return member;
  const text = typeof member === 'string' ? /^(\d{1,7}(?:\.\d{1,3})?)s?$/.exec(member)?.[1] : undefined;
  return text === undefined ? null : Number(text);
}

/** Seconds, or a date counted from the answer's own `date`: the core has no clock. */
export function retryAfter(headers: { readonly [name: string]: string }): number | null {
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const seconds = readSeconds(value.trim());
  if (seconds !== null) return seconds;
  const wait = (Date.parse(value) - Date.parse(headers.date ?? '')) / 1000;
  return wait >= 0 ? Math.round(wait) : null;
}

export function statusInText(text: string): number | null {
  const head = (isHtml(text) ? (titleOfHtml(text) ?? '') : text).slice(0, 500);
  const found =
    /^\W{0,3}([45]\d\d)\b(?![.,]?\d)/.exec(head) ??
    /\b(?:HTTP(?:\/[\d.]{1,3})?|status(?: code)?|error|code)[\s:=(]{1,3}([45]\d\d)\b/i.exec(head) ??
    /\b([45]\d\d)[:\s]{1,2}(?:client error|server error|unauthori[sz]ed|forbidden|not found|bad (?:gateway|request|credentials)|too many|internal|service|gateway)/i.exec(
      head,
    );
  return found?.[1] === undefined ? null : Number(found[1]);
}

export function rayOf(text: string): string | null {
  return /Ray ID:?\s{0,5}(?:<[^>]{1,80}>)?\s{0,5}([0-9a-f]{12,20})\b/i.exec(text.slice(0, 20_000))?.[1] ?? null;
}
