import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** A provider refuses a tool's message that does not name the call it answers. */
export const toolCallIdMissingCheck: Check = {
  id: 'tool-call-id-missing',
  find({ run, shaper }) {
    const callId = run.parcels.at(-1)?.facts.callId ?? shaper.message.callId;
    if (!shaper.message.on || callId.trim() !== '') return [];
    return [{ severity: 'error', values: {}, at: { stage: 'message' } }];
  },
};

export const examples = {
  flags: [
    {
      output: '{"id":1}',
      edits: [{ type: 'set', stage: 'message', change: { callId: '' } }],
      found: [{ severity: 'error', values: {}, at: { stage: 'message' } }],
    },
  ],
  passes: [
    { output: '{"id":1}', why: 'the message names a call' },
    {
      output: '{"id":1}',
      edits: [{ type: 'set', stage: 'message', change: { callId: '', on: false } }],
      why: 'there is no message around the text',
    },
  ],
} as const satisfies CheckExamples;
