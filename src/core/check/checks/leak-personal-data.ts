import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { findLeaks } from '../leaks.ts';

/** Mail addresses, phone, identity, card and account numbers in the final text. */
export const leakPersonalDataCheck: Check = {
  id: 'leak-personal-data',
  find: (view) => findLeaks(view, 'person', 'warning'),
};

export const examples = {
  flags: [
    {
      output: '{"name":"Ann","mail":"ann@example.com","other":"bob@example.com"}',
      edits: [
        { type: 'set', stage: 'redact', change: { rules: [] } },
        { type: 'set', stage: 'envelope', change: { on: false } },
      ],
      found: [
        {
          severity: 'warning',
          values: { detector: 'email', count: 2 },
          at: { stage: 'render', start: 22, end: 37 },
          fix: 'hide-hits',
        },
      ],
    },
  ],
  passes: [
    { output: '{"name":"Ann","mail":"none"}', why: 'no address' },
    {
      output: '{"mail":"help@example.com"}',
      edits: [{ type: 'set', stage: 'redact', change: { allow: ['Help@example.com'] } }],
      why: 'a person said that it may be seen',
    },
    {
      output: '{"name":"Ann","mail":"ann@example.com"}',
      edits: [{ type: 'setField', path: ['mail'], change: { keep: false } }],
      why: 'the field is dropped',
    },
  ],
} as const satisfies CheckExamples;
