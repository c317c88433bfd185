import type { Result } from '../model.ts';
import { resultWords } from '../words/en.ts';

/** The result's own summary, else one sentence with its counts. */
export function summaryOf(result: Result): string {
  const { completeness, error, summary, status } = result;
  if (error !== null) return error.message;
  if (summary !== null) return summary;
  if (status === 'unknown') return resultWords.summaryOfUnknown();
  if (status === 'empty') return resultWords.summaryOfNothing(completeness.isComplete);
  if (completeness.unit === 'values') return resultWords.summaryOfOne();
  return resultWords.summaryOfRows(completeness.returned, completeness.matched, completeness.unit);
}
