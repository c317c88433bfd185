import type { ToolError } from './model.ts';

/** A fault in one argument of the call: another value can help, the same one can't. */
export function callerError(code: string, field: string, message: string): ToolError {
  return { class: 'B', code, message, retryable: false, retryRequires: 'changed_args', field };
}
