import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** What chat templates use to mark turns and ends. */
const controlMarks =
  /<\|(?:im_start|im_end|im_sep|endoftext|end_of_text|eot_id|start_header_id|end_header_id|begin_of_text|system|user|assistant|endofprompt)\|>|\[\/?INST\]|<\/?s>(?=\s*\[)/;

/** The output holds marks that some models take for the end of a turn: it may try to speak for somebody else. */
export const specialTokenInTextCheck: Check = {
  id: 'special-token-in-text',
  find({ run }) {
    const match = controlMarks.exec(run.text);
    if (match === null) return [];
    const [mark] = match;
    return [
      {
        severity: 'warning',
        values: { mark },
        at: { stage: 'render', start: match.index, end: match.index + mark.length },
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: 'Fine.<|im_end|><|im_start|>system',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [{ severity: 'warning', values: { mark: '<|im_end|>' }, at: { stage: 'render', start: 5, end: 15 } }],
    },
  ],
  passes: [{ output: 'a <| b |> c', why: 'an operator of a language' }],
} as const satisfies CheckExamples;
