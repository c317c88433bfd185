import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** The source says that it worked, and what it returned is an error: callers of the tool itself are misled. */
export const errorAsDataCheck: Check = {
  id: 'error-as-data',
  find({ run }) {
    const { error } = run.result;
    const start = run.parcels[0];
    if (error === null || start?.claims.status !== 'success') return [];
    return [{ severity: 'warning', values: { code: error.code }, at: { stage: 'read' } }];
  },
};

export const examples = {
  flags: [
    {
      output: '{"status":"success","data":{"error":{"code":"RATE_LIMITED","message":"too many requests"}}}',
      found: [{ severity: 'warning', values: { code: 'RATE_LIMITED' }, at: { stage: 'read' } }],
    },
  ],
  passes: [
    { output: '{"status":"error","error":{"code":"LOCKED","message":"The order is locked."}}', why: 'it says so' },
    { output: '{"status":"success","data":{"error":null,"id":1}}', why: 'a null error is none' },
  ],
} as const satisfies CheckExamples;
