import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** An error or an empty result that looks like any other text, since there is no envelope around it. */
export const contentWithoutStatusCheck: Check = {
  id: 'content-without-status',
  find({ style, run }) {
    const { status } = run.result;
    if (style !== null || (status !== 'error' && status !== 'empty')) return [];
    return [
      {
        severity: 'warning',
        values: { status },
        at: { stage: 'envelope' },
        fix: {
          id: 'state-the-status',
          values: {},
          edits: [{ type: 'set', stage: 'envelope', change: { on: true } }],
        },
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '{"results":[],"total":0}',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [
        {
          severity: 'warning',
          values: { status: 'empty' },
          at: { stage: 'envelope' },
          fix: 'state-the-status',
        },
      ],
    },
    {
      output: '{"error":{"code":"NOT_ALLOWED","message":"You may not read this."}}',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [
        {
          severity: 'warning',
          values: { status: 'error' },
          at: { stage: 'envelope' },
          fix: 'state-the-status',
        },
      ],
    },
  ],
  passes: [
    { output: '{"results":[],"total":0}', why: 'the envelope says that it is empty' },
    {
      output: '{"temp":72,"unit":"F"}',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      why: 'a value that speaks for itself',
    },
  ],
} as const satisfies CheckExamples;
