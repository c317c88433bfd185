import type { Facts, Json, ToolError } from '../model.ts';
import { lookUp } from '../value.ts';
import { classifyError } from './classify-error.ts';

/** The failure that an output reports, in its facts or in its own members; null when it reports none. */
export function findFailure(value: Json, facts: Facts): ToolError | null {
  if ((facts.httpStatus ?? 0) >= 400 || facts.isError === true)
    return classifyError(facts, typeof value === 'string' ? value : '');
  const error = lookUp(value, 'error');
  if (typeof error === 'string' && error !== '') return classifyError(facts, error);
  return null;
}
