import { findBare } from '../bare-value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** Nothing at all came back. */
export const bareEmptyStringCheck: Check = {
  id: 'bare-empty-string',
  find: (view) => findBare(view, (value) => typeof value === 'string' && value.trim() === ''),
};

export const examples = {
  flags: [
    { output: '""', found: [{ severity: 'warning', values: { kind: 'query' }, at: { stage: 'read' } }] },
    { output: '  \n', found: [{ severity: 'warning', values: { kind: 'query' }, at: { stage: 'read' } }] },
  ],
  passes: [{ output: 'Nothing to report.', why: 'words say that there is nothing' }],
} as const satisfies CheckExamples;
