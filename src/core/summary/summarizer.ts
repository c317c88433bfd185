import type { Json, Summary } from '../model.ts';

/** Says in one line what a list of records holds. */
export interface Summarizer {
  readonly id: string;
  summarize(rows: readonly Json[], template: string): Summary;
}
