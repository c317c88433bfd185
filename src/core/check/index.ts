import type { Finding } from '../model.ts';
import type { Run } from '../run.ts';

export interface CheckContext {
  /** Tokens of the final text, when counted. */
  readonly tokens: number | null;
  readonly budget: number | null;
}

/** What is wrong or doubtful in a run, the gravest first. */
export function findProblems(_run: Run, _context: CheckContext): readonly Finding[] {
  return [];
}
