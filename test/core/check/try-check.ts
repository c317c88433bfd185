import type { CheckExamples } from '../../../src/core/check/index.ts';
import {
  type AnyLimit,
  type Check,
  collectStats,
  type Edit,
  editShaper,
  type Facts,
  type Finding,
  findProblems,
  type Reading,
  type Run,
  readOutput,
  rowsOf,
  runShaper,
  type Shaper,
  suggestShaper,
} from '../../../src/core/index.ts';

/** A stand-in for a real counter that is exact about itself. */
export const fakeDeps = {
  countTokens: (text: string) => Math.ceil(text.length / 4),
  now: () => 0,
  randomId: () => 'id',
};

export interface Trial {
  readonly output: string;
  readonly facts?: Facts;
  readonly edits?: readonly Edit[];
  readonly budget?: AnyLimit;
}

export interface Tried {
  readonly reading: Reading;
  readonly shaper: Shaper;
  readonly run: Run;
  readonly findings: readonly Finding[];
}

/** The output as first suggested, edited and checked. */
export function tryOutput({ output, facts, edits = [], budget }: Trial): Tried {
  const reading = readOutput(output, facts === undefined ? {} : { facts });
  return tryShaper(reading, editShaper(suggestShaper(reading), edits), budget ?? null);
}

export function tryShaper(reading: Reading, shaper: Shaper, budget: AnyLimit | null): Tried {
  const run = runShaper(reading, shaper, fakeDeps);
  const selected = run.stages.find((stage) => stage.id === 'select')?.value ?? null;
  const tokens = fakeDeps.countTokens(run.text);
  const findings = findProblems(run, { tokens, budget, fields: collectStats(rowsOf(selected)) });
  return { reading, shaper, run, findings };
}

export interface CheckModule {
  readonly check: Check;
  readonly examples: CheckExamples;
}

/** Every check's file with its examples. */
export function loadChecks(): readonly CheckModule[] {
  const files = import.meta.glob<{ readonly examples: CheckExamples }>(
    ['../../../src/core/check/checks/*.ts', '!**/index.ts'],
    { eager: true },
  );
  return Object.values(files).map(({ examples, ...rest }) => {
    const [check] = Object.values(rest) as unknown as readonly Check[];
    if (check === undefined) throw new Error('A check file exports its check and its examples.');
    return { check, examples };
  });
}
