import {
  collectStats,
  type Edit,
  editShaper,
  type Facts,
  findProblems,
  readOutput,
  rowsOf,
  runShaper,
  suggestShaper,
} from '../../../src/core/index.ts';

/** Counts four letters as a token. */
export const reportDeps = {
  countTokens: (text: string) => Math.ceil(text.length / 4),
  now: () => 0,
  randomId: () => 'id',
};

interface Report {
  readonly facts?: Facts;
  readonly edits?: readonly Edit[];
  readonly budget?: number;
}

/** An output taken through the whole chain as a first paste is, edited and checked. */
export function shape(output: unknown, { facts = {}, edits = [], budget }: Report = {}) {
  const text = typeof output === 'string' ? output : JSON.stringify(output);
  const reading = readOutput(text, { facts });
  const shaper = editShaper(suggestShaper(reading), edits);
  const run = runShaper(reading, shaper, reportDeps);
  const selected = run.stages.find(({ id }) => id === 'select')?.value ?? null;
  const stats = collectStats(rowsOf(selected));
  const tokens = reportDeps.countTokens(run.text);
  const findings = findProblems(run, { tokens, budget: budget ?? null, fields: stats });
  return { ...run, stats, findings, checks: findings.map(({ check }) => check) };
}

/** The whole output in one format, without an envelope. */
export function bare(format: string): readonly Edit[] {
  return [
    { type: 'set', stage: 'envelope', change: { on: false } },
    { type: 'set', stage: 'render', change: { format } },
  ];
}
