import type { Facts, Json, ToolError } from '../model.ts';
import { isArray, isObject, lookUp, sizeOf } from '../value.ts';
import { classifyFailure } from './classify-error.ts';
import { headOfTrace, isErrorEvent, isErrorObject } from './error-object.ts';
import { isErrorText } from './error-text.ts';

/** The failure that an output reports, in its facts or in its own members; null when it reports none. Class D is no error but an empty result. */
export function findFailure(value: Json, facts: Facts): ToolError | null {
  const at = failureIn(value, facts);
  return at === undefined ? null : classifyFailure(at, facts);
}

/** The part of an output that tells of its failure. */
function failureIn(value: Json, facts: Facts): Json | undefined {
  const isMarked = (facts.httpStatus ?? 0) >= 400 || facts.isError === true;
  const trace = headOfTrace(value);
  if (trace !== null) return trace;
  if (typeof value === 'string')
    return isMarked || isErrorText(value) || hasFailingExit(value, facts) ? value : undefined;
  if (isObject(value) && (isMarked || isErrorObject(value))) return value;
  if (isArray(value)) {
    const event = value.length <= mostEvents ? value.find(isErrorEvent) : undefined;
    if (event !== undefined && value.every(isEvent)) return event;
  }
  return isMarked || hasFailingExit(value, facts) ? value : undefined;
}

/** A list of more events than this holds results too. */
const mostEvents = 20;

/** What a command prints beside its results: a level and a text. */
function isEvent(value: Json): boolean {
  const type = lookUp(value, 'type') ?? lookUp(value, 'level');
  return (
    isErrorEvent(value) || (typeof type === 'string' && /^(?:error|warn(?:ing)?|info|debug|step|notice)$/.test(type))
  );
}

/**
 * Exit code 1 also means "found something" (linters) or "found nothing" (grep), so it counts only where nothing but
 * stderr came back.
 */
function hasFailingExit(value: Json, facts: Facts): boolean {
  const { exitCode = 0, stderr = '' } = facts;
  if (exitCode === 0) return false;
  if (facts.kind === 'code' || exitCode > 1) return true;
  return isBlank(value) && stderr.trim() !== '';
}

function isBlank(value: Json): boolean {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return true;
  return isArray(value) ? value.length === 0 : isObject(value) && sizeOf(value) === 0;
}
