import type { Json, JsonArray, JsonObject, Reader } from '../../model.ts';
import { isArray, isObject, lookUp, memberOf } from '../../value.ts';
import { type LoggedResult, takeResult } from '../tool-results.ts';

/** A `tool` message of OpenAI Chat, alone or as the last one of a conversation: gives its content. */
export const openaiMessageReader: Reader = {
  id: 'openai-message',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const messages = readMessages(input.value);
    if (messages === null) return null;
    // Several conversations may use the same ids: an answer belongs to the call before it.
    const names = new Map<Json | undefined, Json | undefined>();
    const results: LoggedResult[] = [];
    for (const message of messages) {
      for (const call of callsOf(message)) names.set(lookUp(call, 'id'), lookUp(lookUp(call, 'function'), 'name'));
      if (!isObject(message) || !isToolMessage(message)) continue;
      const callId = memberOf(message, 'tool_call_id');
      const tool = memberOf(message, 'name') ?? names.get(callId);
      results.push({ content: textOfContent(message), callId, tool });
    }
    const unanswered = unansweredCalls(messages);
    const problems = unanswered.slice(0, 20).map(({ callId }) => {
      return { id: 'openai.unanswered-call', values: { call: callId }, start: 0, end: 0 };
    });
    const step = takeResult(results, { wanted, messages: messages.length, unanswered });
    return step === null ? null : { ...step, problems };
  },
};

const chatRoles = ['system', 'developer', 'user', 'assistant', 'tool', 'function'];

/** The messages of a log, or null when any element is something else. */
function readMessages(value: Json): JsonArray | null {
  if (isToolMessage(value)) return [value];
  const list = isArray(value) ? value : lookUp(value, 'messages');
  if (!isArray(list) || list.length === 0) return null;
  return list.every((message) => chatRoles.includes(String(lookUp(message, 'role')))) ? list : null;
}

function isToolMessage(value: Json): boolean {
  const content = lookUp(value, 'content');
  if (typeof content !== 'string' && !(isArray(content) && content.every(isTextPart))) return false;
  const role = lookUp(value, 'role');
  return (
    (role === 'tool' && typeof lookUp(value, 'tool_call_id') === 'string') ||
    (role === 'function' && typeof lookUp(value, 'name') === 'string')
  );
}

function isTextPart(part: Json): boolean {
  return lookUp(part, 'type') === 'text' && typeof lookUp(part, 'text') === 'string';
}

function textOfContent(message: JsonObject): string {
  const content = memberOf(message, 'content');
  if (isArray(content)) return content.map((part) => String(lookUp(part, 'text'))).join('\n');
  return typeof content === 'string' ? content : '';
}

function callsOf(message: Json): JsonArray {
  const calls = lookUp(message, 'tool_calls');
  return isArray(calls) ? calls : [];
}

/** Providers refuse a conversation in which a call has no result. */
function unansweredCalls(messages: JsonArray): readonly { callId: string; tool: string | null }[] {
  const answered = new Set(messages.map((message) => lookUp(message, 'tool_call_id')));
  return messages.flatMap(callsOf).flatMap((call) => {
    const callId = lookUp(call, 'id');
    const name = lookUp(lookUp(call, 'function'), 'name');
    if (typeof callId !== 'string' || answered.has(callId)) return [];
    return [{ callId, tool: typeof name === 'string' ? name : null }];
  });
}

export const examples = {
  hits: [
    '{"role":"tool","tool_call_id":"call_1","content":"{\\"a\\":1}"}',
    '{"role":"function","name":"search","content":"none"}',
    '{"messages":[{"role":"user","content":"hi"},{"role":"tool","tool_call_id":"c","content":"ok"}]}',
    '[{"role":"assistant","tool_calls":[{"id":"c","function":{"name":"f"}}]},{"role":"tool","tool_call_id":"c","content":[{"type":"text","text":"ok"}]}]',
  ],
  misses: [
    { text: '[{"role":"user","content":"hi"}]', why: 'no tool answered yet' },
    {
      text: '[{"role":"admin","name":"Ann"},{"role":"tool","tool_call_id":"c","content":"x"}]',
      why: 'a row is no message',
    },
    { text: '{"role":"tool","content":"x"}', why: 'it says neither which call it answers nor which tool it is' },
  ],
};
