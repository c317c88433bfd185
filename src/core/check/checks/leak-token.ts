import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { findLeaks } from '../leaks.ts';

/** Keys, tokens, password hashes and connection strings in the final text. */
export const leakTokenCheck: Check = {
  id: 'leak-token',
  find: (view) => findLeaks(view, 'secret', 'error'),
};

const fakeAccessKey = ['AKIA', 'QWER2345'.repeat(2)].join('');

export const examples = {
  flags: [
    {
      output: `{"key":"${fakeAccessKey}","region":"eu-west-1"}`,
      edits: [
        { type: 'set', stage: 'redact', change: { rules: [] } },
        { type: 'set', stage: 'envelope', change: { on: false } },
      ],
      found: [
        {
          severity: 'error',
          values: { detector: 'aws-access-key', count: 1 },
          at: { stage: 'render', start: 8, end: 28 },
          fix: 'hide-hits',
        },
      ],
    },
  ],
  passes: [
    { output: '{"key":"primary","region":"eu-west-1"}', why: 'a key that is a word' },
    {
      output: `{"key":"${fakeAccessKey}"}`,
      edits: [
        {
          type: 'addRule',
          rule: {
            id: 'r1',
            target: { by: 'detector', detector: 'aws-access-key' },
            action: 'fixed',
            keepStart: 0,
            keepEnd: 0,
          },
        },
      ],
      why: 'a rule hides it',
    },
  ],
} as const satisfies CheckExamples;
