import { fieldsStep } from './fields/fields-step.ts';
import { redactStep } from './redact/redact-step.ts';
import type { Step } from './run.ts';
import { selectStep } from './select/select-step.ts';
import { truncateStep } from './truncate/truncate-step.ts';

/** The stages between Read and Envelope, in their order. */
export const steps = [selectStep, fieldsStep, redactStep, truncateStep] as const satisfies readonly Step[];
