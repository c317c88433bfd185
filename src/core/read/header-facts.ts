import type { Facts, Json } from '../model.ts';
import { isExactNumber } from '../value.ts';

type MutableFacts = { -readonly [name in keyof Facts]: Facts[name] };

/** What the members of a header say about the call: names are compared without case, spaces, dashes and underscores. */
export function factsOfHeader(entries: readonly (readonly [string, Json])[]): Facts {
  const facts: MutableFacts = {};
  for (const [key, value] of entries) readMember(headerName(key), value, facts);
  return facts;
}

export function headerName(key: string): string {
  return key.toLowerCase().replace(/[\s_-]/g, '');
}

function readMember(name: string, value: Json, facts: MutableFacts): void {
  const number = isExactNumber(value) ? Number(value) : value;
  switch (name) {
    case 'tool':
    case 'toolname':
      if (typeof value === 'string' && value !== '') facts.tool = value;
      return;
    case 'callid':
    case 'toolcallid':
    case 'tooluseid':
      if (typeof value === 'string' && value !== '') facts.callId = value;
      return;
    case 'exitcode':
    case 'exitstatus':
    case 'returncode':
      if (typeof number === 'number' && Number.isInteger(number)) facts.exitCode = number;
      return;
    case 'httpstatus':
    case 'statuscode':
      if (isHttpStatus(number)) facts.httpStatus = number;
      return;
    case 'iserror':
      if (typeof value === 'boolean') facts.isError = value;
      return;
    case 'ok':
    case 'success':
      if (typeof value === 'boolean') facts.isError = !value;
      return;
    case 'status':
      if (isHttpStatus(number)) facts.httpStatus = number;
      else if (/^(?:error|failed|failure)$/i.test(String(value))) facts.isError = true;
      else if (/^(?:ok|success|succeeded|completed)$/i.test(String(value))) facts.isError ??= false;
      return;
    case 'error':
      if (typeof value === 'string' && value !== '') facts.isError = true;
      return;
    case 'stderr':
      if (typeof value === 'string' && value !== '') facts.stderr = value;
      return;
    case 'duration':
    case 'durationms':
    case 'elapsed':
    case 'elapsedms':
    case 'executiontimems':
    case 'walltime': {
      const ms = readDuration(number, name.endsWith('ms'));
      if (ms !== null) facts.durationMs = ms;
    }
  }
}

function isHttpStatus(value: Json): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 599;
}

/** A number without a unit counts only where the name gives one. */
function readDuration(value: Json, isMs: boolean): number | null {
  if (typeof value === 'number') return isMs && value >= 0 ? value : null;
  const match = /^(\d{1,9}(?:\.\d{1,9})?) ?(ms|milliseconds?|s|secs?|seconds?|m|mins?|minutes?)?$/.exec(String(value));
  if (match === null) return null;
  const unit = match[2] ?? (isMs ? 'ms' : '');
  if (unit === '') return null;
  const factor = unit === 'ms' || unit.startsWith('milli') ? 1 : unit.startsWith('s') ? 1000 : 60_000;
  return Math.round(Number(match[1]) * factor * 1000) / 1000;
}
