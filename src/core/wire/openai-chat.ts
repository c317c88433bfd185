import type { Wire } from '../model.ts';
import { makeObject } from '../value.ts';

/** `ChatCompletionToolMessageParam`: text only, no mark of failure. */
export const openaiChatWire: Wire = {
  id: 'openai-chat',
  toMessage({ text }, call) {
    return makeObject([
      ['role', 'tool'],
      ['tool_call_id', call.callId],
      ['content', text],
    ]);
  },
};
