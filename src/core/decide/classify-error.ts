import type { Facts, ToolError } from '../model.ts';

/** The class, code and remedy of a failure, from what the caller knows and the text that came back. */
export function classifyError(facts: Facts, text: string): ToolError {
  const status = facts.httpStatus ?? 0;
  const isTransient = status === 408 || status === 429 || status >= 500;
  return {
    class: isTransient ? 'A' : status === 401 || status === 403 ? 'C' : 'B',
    code: status === 0 ? 'UPSTREAM_ERROR' : `HTTP_${status}`,
    message: text.slice(0, 500),
    retryable: isTransient,
    retryRequires: isTransient ? 'backoff' : 'never',
  };
}
