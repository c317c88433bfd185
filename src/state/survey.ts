import type { Severity } from '../core/index.ts';
import type { Measured } from '../engine/answers.ts';

/** What is known of a sample under a config; null while it is measured, `failed` where it can't be. */
export interface SurveyRow {
  readonly sampleId: string;
  readonly measured: Measured | 'failed' | null;
}

/** The rows in which most is wrong first: what could not be measured, leaks, errors, warnings, losses, then size. */
export function worstFirst<R extends SurveyRow>(rows: readonly R[]): readonly R[] {
  return [...rows].sort((a, b) => compareBadness(badnessOf(b), badnessOf(a)));
}

export function countFindings(measured: Measured, severity: Severity): number {
  return measured.findings.filter((finding) => finding.severity === severity).length;
}

/** Values that a reader of the text would not get as they are. */
export function countLosses({ losses }: Measured): number {
  return losses.reduce((sum, { count }) => sum + count, 0);
}

function badnessOf({ measured }: SurveyRow): readonly number[] {
  if (measured === null) return [-1];
  if (measured === 'failed') return [1];
  const { leaks, tokens } = measured;
  return [
    0,
    leaks,
    countFindings(measured, 'error'),
    countFindings(measured, 'warning'),
    countLosses(measured),
    tokens,
  ];
}

function compareBadness(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
