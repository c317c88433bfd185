import type { Wire } from '../model.ts';
import { makeObject } from '../value.ts';

/** A user message with one `ToolResultBlockParam`. The API refuses an empty text, so an empty one is left out. */
export const anthropicWire: Wire = {
  id: 'anthropic',
  toMessage({ text, result }, call) {
    const block = makeObject([
      ['type', 'tool_result'],
      ['tool_use_id', call.callId],
      ...(text.trim() === '' ? [] : [['content', text] as const]),
      ...(result.error === null ? [] : [['is_error', true] as const]),
    ]);
    return makeObject([
      ['role', 'user'],
      ['content', [block]],
    ]);
  },
};
