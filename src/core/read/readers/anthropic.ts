import type { Json, Reader } from '../../model.ts';
import { isObject, lookUp } from '../../value.ts';
import { type LoggedResult, listIn, messagesOfLog, takeResult } from '../tool-results.ts';

/** A `tool_result` block of Anthropic's Messages, alone or as the last one of a conversation: gives its content. */
export const anthropicReader: Reader = {
  id: 'anthropic',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const messages = messagesOfLog(input.value, ['messages']);
    if (!messages.every(isAnthropicEntry)) return null;
    const blocks = messages.flatMap(blocksOfEntry);
    const names = new Map(
      blocks
        .filter((block) => /^(?:mcp_|server_)?tool_use$/.test(String(lookUp(block, 'type'))))
        .map((block) => [lookUp(block, 'id'), lookUp(block, 'name')]),
    );
    const results = blocks.filter(isAnthropicResult).map((block): LoggedResult => {
      const callId = lookUp(block, 'tool_use_id');
      const isError = lookUp(block, 'is_error');
      return {
        content: lookUp(block, 'content'),
        callId,
        tool: names.get(callId),
        isError: typeof isError === 'boolean' ? isError : undefined,
      };
    });
    const answered = new Set(results.map(({ callId }) => callId));
    const unanswered = [...names].flatMap(([id, name]) =>
      typeof id !== 'string' || answered.has(id) ? [] : [{ callId: id, tool: typeof name === 'string' ? name : null }],
    );
    return takeResult(results, { wanted, messages: messages.length, unanswered });
  },
};

/** A message, a block of one, or a line of a transcript that has the message inside. */
function isAnthropicEntry(entry: Json): boolean {
  return isObject(entry) && (typeof lookUp(entry, 'role') === 'string' || typeof lookUp(entry, 'type') === 'string');
}

function blocksOfEntry(entry: Json): readonly Json[] {
  if (isAnthropicResult(entry)) return [entry];
  const message = lookUp(entry, 'message');
  return listIn(isObject(message) ? message : entry, 'content');
}

function isAnthropicResult(block: Json): boolean {
  return (
    /^(?:mcp_)?tool_result$/.test(String(lookUp(block, 'type'))) && typeof lookUp(block, 'tool_use_id') === 'string'
  );
}

export const examples = {
  hits: [
    '{"type":"tool_result","tool_use_id":"t1","content":"{\\"a\\":1}","is_error":false}',
    '{"messages":[{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"find","input":{}}]},{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":[{"type":"text","text":"a,b\\n1,2"}]}]}]}',
    '[{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1"}]}]',
    '{"type":"user","message":{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"ok"}]}}\n{"type":"system","subtype":"end"}',
  ],
  misses: [
    { text: '[{"role":"user","content":"hi"}]', why: 'no tool answered yet' },
    { text: '[{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"f"}]}]', why: 'a call is no result' },
    { text: '{"type":"tool_result","content":"x"}', why: 'it does not say which call it answers' },
    { text: '[{"traj":[{"role":"user","content":[]}]}]', why: 'a row is no message' },
  ],
};
