import { finishSteps } from '../finish-steps.ts';
import { findSecretsInSteps } from '../redact/index.ts';
import type { Run } from '../run.ts';
import { CheckView } from './check-view.ts';
import { checks } from './checks/index.ts';
import type { CheckContext, Finding } from './finding.ts';

export type { Check } from './check.ts';
export type { CheckExamples } from './check-examples.ts';
export { checks } from './checks/index.ts';
export type { CheckContext, Finding, Fix } from './finding.ts';

const ranks = { error: 0, warning: 1, info: 2 } as const;

/** What is wrong or doubtful in a run, the gravest first, then in the order of the checks. */
export function findProblems(run: Run, context: CheckContext): readonly Finding[] {
  return finishSteps(findProblemsInSteps(run, context));
}

/** As `findProblems`, a check or a detector at a step. */
export function* findProblemsInSteps(run: Run, context: CheckContext): Generator<null, readonly Finding[]> {
  const hits = context.hits ?? (yield* findSecretsInSteps(run.text));
  const view = new CheckView(run, { ...context, hits });
  const found: Finding[] = [];
  for (const check of checks) {
    for (const one of check.find(view)) found.push({ check: check.id, ...one });
    yield null;
  }
  return found.sort((a, b) => ranks[a.severity] - ranks[b.severity]);
}
