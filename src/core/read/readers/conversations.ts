import type { Json, JsonArray, Reader } from '../../model.ts';
import { isArray, isObject, keysOf, lookUp, memberOf } from '../../value.ts';

/** Recorded conversations, one a row, in which tools answered: gives their messages as one log. */
export const conversationsReader: Reader = {
  id: 'conversations',
  of: 'value',
  isWrapper: true,
  read(input) {
    if (input.of !== 'value' || !isArray(input.value)) return null;
    const rows = input.value;
    const [first] = rows;
    if (!isObject(first) || isMessage(first)) return null;
    const key = keysOf(first).find((name) => isConversation(memberOf(first, name)));
    if (key === undefined) return null;
    const logs = rows.map((row) => lookUp(row, key));
    if (!logs.every(isConversation)) return null;
    const messages = logs.flat();
    if (!messages.some(hasToolResult)) return null;
    return { next: { of: 'value', value: messages }, isFinal: false, values: { conversations: rows.length, key } };
  },
};

function isConversation(value: Json | undefined): value is JsonArray {
  return isArray(value) && value.length > 0 && value.every(isMessage);
}

function isMessage(value: Json): boolean {
  const body = lookUp(value, 'content') ?? lookUp(value, 'parts');
  const hasBody = body !== undefined || isArray(lookUp(value, 'tool_calls'));
  return hasBody && /^(?:system|developer|user|assistant|model|tool|function)$/.test(String(lookUp(value, 'role')));
}

/** As OpenAI, Anthropic, Bedrock, Gemini and the AI SDK keep it. */
function hasToolResult(message: Json): boolean {
  if (/^(?:tool|function)$/.test(String(lookUp(message, 'role')))) return true;
  const blocks = lookUp(message, 'content') ?? lookUp(message, 'parts');
  const isResult = (block: Json) =>
    lookUp(block, 'tool_use_id') !== undefined ||
    lookUp(block, 'toolResult') !== undefined ||
    lookUp(block, 'functionResponse') !== undefined;
  return isArray(blocks) && blocks.some(isResult);
}

export const examples = {
  hits: [
    '[{"task":1,"traj":[{"role":"user","content":"hi"},{"role":"tool","tool_call_id":"c","content":"ok"}]}]',
    '[{"messages":[{"role":"user","content":[{"type":"tool_result","tool_use_id":"t","content":"ok"}]}]}]',
    '{"messages":[{"role":"tool","tool_call_id":"c","content":"1"}]}\n{"messages":[{"role":"tool","tool_call_id":"d","content":"2"}]}\n',
  ],
  misses: [
    { text: '[{"messages":[{"role":"user","content":"hi"}]}]', why: 'no tool answered' },
    { text: '[{"role":"tool","tool_call_id":"c","content":"ok"}]', why: 'it is one conversation' },
    {
      text: '[{"log":[{"role":"tool","tool_call_id":"c","content":"ok"}]},{"log":[]}]',
      why: 'a row has no conversation',
    },
    { text: '[{"members":[{"role":"user","name":"Ann"}]}]', why: 'the roles are of people, who say nothing' },
  ],
};
