import { equipStep } from './equip-step.ts';
import { fieldsStep } from './fields/fields-step.ts';
import { transforms } from './fields/transforms/index.ts';
import { hashers } from './redact/keyed-hash.ts';
import { redactStep } from './redact/redact-step.ts';
import { targetKinds } from './redact/targets/index.ts';
import type { Step } from './run.ts';
import { selectStep } from './select/select-step.ts';
import { budgetFitters } from './truncate/fit-budget.ts';
import { innerCutters } from './truncate/inner-cutter.ts';
import { pagers } from './truncate/pagers/index.ts';
import { rowSorters } from './truncate/sort-rows.ts';
import { truncateStep } from './truncate/truncate-step.ts';

/** The stages between Read and Envelope, in their order. */
export const steps = [
  selectStep,
  equipStep(fieldsStep, { transforms }),
  equipStep(redactStep, { targetKinds, hashers }),
  equipStep(truncateStep, { rowSorters, innerCutters, budgetFitters, pagers }),
] as const satisfies readonly Step[];
