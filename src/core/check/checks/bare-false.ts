import { findBare } from '../bare-value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** `false` is all that came back, without a reason. */
export const bareFalseCheck: Check = {
  id: 'bare-false',
  find: (view) => findBare(view, (value) => value === false),
};

export const examples = {
  flags: [{ output: 'false', found: [{ severity: 'warning', values: { kind: 'query' }, at: { stage: 'read' } }] }],
  passes: [{ output: '{"done":false,"reason":"locked"}', why: 'a reason stands beside it' }],
} as const satisfies CheckExamples;
