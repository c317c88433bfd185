import type { FieldStat, FindingPlace, Hit, Severity, Values } from '../model.ts';
import type { FoundRecords } from '../select/find-records.ts';
import type { Edit } from '../shaper.ts';
import type { AnyLimit } from '../truncate/text-budget.ts';

/** A remedy as the very edits that the controls make; its title is an imperative. */
export interface Fix {
  readonly id: string;
  readonly values: Values;
  readonly edits: readonly Edit[];
}

export interface Finding {
  readonly check: string;
  readonly severity: Severity;
  readonly values: Values;
  readonly at: FindingPlace;
  readonly fix?: Fix;
}

/** What a check may look at beside the run. */
export interface CheckContext {
  /** Exact tokens of the final text; null while they are being counted. */
  readonly tokens: number | null;
  /** The most that the final text may have; a number is one of tokens. */
  readonly budget: AnyLimit | null;
  /** The selected records' fields as the source has them. */
  readonly fields: readonly FieldStat[];
  /** What `findSecrets` finds in the final text, where it is known already. */
  readonly hits?: readonly Hit[];
  /** What `findRecords` finds in the reading's value, where it is known already. */
  readonly records?: FoundRecords;
}

/** What one check finds; its id is added to it. */
export type Found = Omit<Finding, 'check'>;
