import type { Run } from '../run.ts';
import { checks } from './checks/index.ts';
import type { CheckContext, Finding } from './finding.ts';

export { checks } from './checks/index.ts';
export type { Check, CheckContext, Finding, Fix } from './finding.ts';

const ranks = { error: 0, warning: 1, info: 2 } as const;

/** What is wrong or doubtful in a run, the gravest first. */
export function findProblems(run: Run, context: CheckContext): readonly Finding[] {
  const found = checks.flatMap((check) => check.find(run, context));
  return found.sort((a, b) => ranks[a.severity] - ranks[b.severity]);
}
