import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** What names an argument or shows a value. */
const namesSomething =
  /["'`“”‘’「『]|\b\w{1,40}[._]\w{1,40}\b|must be|should be|expected|required|missing|必须|应为|不能为空|长度/i;

/** The arguments are wrong, and the error says neither which nor what they should be: the model can only guess again. */
export const validationErrorWithoutFixCheck: Check = {
  id: 'validation-error-without-fix',
  find({ run }) {
    const { error } = run.result;
    if (error === null || error.class !== 'B' || !/INVALID|VALIDATION|BAD_REQUEST|ARGUMENT|PARAM/i.test(error.code))
      return [];
    if (error.field !== undefined || error.expected !== undefined || namesSomething.test(error.message)) return [];
    return [{ severity: 'warning', values: { message: error.message }, at: { stage: 'read' } }];
  },
};

export const examples = {
  flags: [
    {
      output: '{"error":{"code":"INVALID_ARGUMENT","message":"参数不合法"}}',
      found: [{ severity: 'warning', values: { message: '参数不合法' }, at: { stage: 'read' } }],
    },
  ],
  passes: [
    {
      output: '{"error":{"code":"INVALID_ARGUMENT","message":"date must be YYYY-MM-DD"}}',
      why: 'it says what is expected',
    },
    { output: '{"error":{"code":"NOT_ALLOWED","message":"forbidden"}}', why: 'no argument is at fault' },
  ],
} as const satisfies CheckExamples;
