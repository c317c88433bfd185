import type { Path } from './json.ts';
import type { StageId } from './stages.ts';

export type Severity = 'error' | 'warning' | 'info';

/** Where a finding shows: a stage of the chain, a field, or the final text. */
export interface FindingPlace {
  readonly stage: StageId;
  readonly path?: Path;
  readonly start?: number;
  readonly end?: number;
}

/** One path over all records. */
export interface FieldStat {
  readonly path: Path;
  readonly depth: number;
  readonly isLeaf: boolean;
  readonly types: { readonly [type: string]: number };
  readonly present: number;
  readonly nulls: number;
  readonly absent: number;
  /** Texts, lists and objects with nothing in them; the texts apart too. */
  readonly empties: number;
  readonly emptyTexts: number;
  /** Distinct values, counted up to 1,000; `distinctCapped` tells when there are more. */
  readonly distinct: number;
  readonly distinctCapped: boolean;
  readonly sample: string;
  /** The most frequent values with their counts, for value maps; scalars only. */
  readonly top: readonly { readonly value: string | number | boolean | null; readonly count: number }[];
  /** Exact tokens of the field's lines in the pasted format, over all records; null until counted. */
  readonly tokens: number | null;
}
