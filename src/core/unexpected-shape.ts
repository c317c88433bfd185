import type { ToolError } from './model.ts';
import { resultWords } from './words/en.ts';

/** The output lacks what the shaper was made for: an error, so that nobody takes it for an empty result. */
export function unexpectedShape(path: string): ToolError {
  return {
    class: 'C',
    code: 'UNEXPECTED_SHAPE',
    message: resultWords.unexpectedShape(path),
    retryable: false,
    retryRequires: 'never',
    field: path,
    agentAction: resultWords.stopAndReport(),
  };
}
