import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** At least two Han characters, kana or syllables in a row, as escapes; a text inside JSON doubles the backslash. */
const escapedPattern = /(?:\\{1,4}u[3-9a-d][0-9a-f]{3}){2}/i;

/** Chinese, Japanese or Korean text as escapes: three to six times as many tokens, and hard to read. */
export const asciiEscapedCjkCheck: Check = {
  id: 'ascii-escaped-cjk',
  find({ run }) {
    const match = escapedPattern.exec(run.text);
    if (match === null) return [];
    return [
      {
        severity: 'warning',
        values: { sample: match[0] },
        at: { stage: 'render', start: match.index, end: match.index + match[0].length },
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: 'name=\\u5317\\u4eac done',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [
        {
          severity: 'warning',
          values: { sample: '\\u5317\\u4eac' },
          at: { stage: 'render', start: 5, end: 17 },
        },
      ],
    },
  ],
  passes: [
    { output: '{"name":"\\u5317\\u4eac"}', why: 'the reader of JSON decodes them' },
    { output: 'dash \\u2013 here', why: 'no letter of these scripts' },
  ],
} as const satisfies CheckExamples;
