import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

const apology =
  /\b(?:sorry|apologi[sz]e|oops|something went wrong|an (?:unexpected |unknown )?error (?:has )?occurred)\b|抱歉|对不起|(?:请求|操作|处理)失败.{0,4}请稍后(?:再试|重试)|出错了/i;
/** A longer message says something beside. */
const longestApology = 120;

/** An error that apologises to a person instead of telling the caller what to do. */
export const apologyMessageCheck: Check = {
  id: 'apology-message',
  find({ run }) {
    const message = run.result.error?.message ?? '';
    if (message.length > longestApology || !apology.test(message)) return [];
    return [{ severity: 'info', values: { message }, at: { stage: 'read' } }];
  },
};

export const examples = {
  flags: [
    {
      output: '{"error":{"message":"Sorry, something went wrong."}}',
      found: [{ severity: 'info', values: { message: 'Sorry, something went wrong.' }, at: { stage: 'read' } }],
    },
  ],
  passes: [
    { output: '{"error":{"message":"The token has expired: sign in again."}}', why: 'it says what to do' },
    { output: '{"note":"Sorry, something went wrong.","id":1}', why: 'it is no error' },
  ],
} as const satisfies CheckExamples;
