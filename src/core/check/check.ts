import type { CheckView } from './check-view.ts';
import type { Found } from './finding.ts';

/** One thing to look for in a run. */
export interface Check {
  readonly id: string;
  find(view: CheckView): readonly Found[];
}
