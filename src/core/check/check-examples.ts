import type { Facts, FindingPlace, Severity, Values } from '../model.ts';
import type { Edit } from '../shaper.ts';
import type { AnyLimit } from '../truncate/text-budget.ts';

/** An output that a check is tried on, shaped as first suggested and then by these edits. */
export interface CheckInput {
  readonly output: string;
  readonly facts?: Facts;
  readonly edits?: readonly Edit[];
  readonly budget?: AnyLimit;
}

export interface ExpectedFinding {
  readonly severity: Severity;
  readonly values: Values;
  readonly at: FindingPlace;
  /** The fix's id. */
  readonly fix?: string;
}

/** What a check must find, and what it must not, each time with the reason. */
export interface CheckExamples {
  readonly flags: readonly (CheckInput & { readonly found: readonly ExpectedFinding[] })[];
  readonly passes: readonly (CheckInput & { readonly why: string })[];
}
