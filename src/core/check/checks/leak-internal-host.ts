import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { findLeaks } from '../leaks.ts';

/** Addresses of machines in an error: they help nobody who reads it, and may be repeated in an answer. */
export const leakInternalHostCheck: Check = {
  id: 'leak-internal-host',
  find: (view) => (view.isError ? findLeaks(view, 'network', 'warning') : []),
};

export const examples = {
  flags: [
    {
      output: '{"error":{"code":"DB_DOWN","message":"connect to 10.2.3.4:5432 failed"}}',
      edits: [
        { type: 'set', stage: 'redact', change: { rules: [] } },
        { type: 'set', stage: 'envelope', change: { on: false } },
      ],
      found: [
        {
          severity: 'warning',
          values: { detector: 'ip', count: 1 },
          at: { stage: 'render', start: 49, end: 57 },
          fix: 'hide-hits',
        },
      ],
    },
  ],
  passes: [
    {
      output: '{"host":"web-1","ip":"10.2.3.4"}',
      edits: [{ type: 'set', stage: 'redact', change: { rules: [] } }],
      why: 'the address is what was asked for',
    },
    { output: '{"error":{"code":"DB_DOWN","message":"connection refused"}}', why: 'no address in it' },
  ],
} as const satisfies CheckExamples;
