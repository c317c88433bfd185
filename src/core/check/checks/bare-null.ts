import { findBare } from '../bare-value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** `null` is all that came back: nothing found, or something failed? */
export const bareNullCheck: Check = {
  id: 'bare-null',
  find: (view) => findBare(view, (value) => value === null),
};

export const examples = {
  flags: [{ output: 'null', found: [{ severity: 'warning', values: { kind: 'query' }, at: { stage: 'read' } }] }],
  passes: [{ output: '[null]', why: 'a list may hold it' }],
} as const satisfies CheckExamples;
