import type { Json, Reader } from '../../model.ts';
import { isObject, lookUp } from '../../value.ts';
import { type LoggedResult, messagesOfLog, takeResult } from '../tool-results.ts';

/** The last tool output among the items of OpenAI's Responses, or of a transcript that has such items as payloads. */
export const openaiResponsesReader: Reader = {
  id: 'openai-responses',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const items = messagesOfLog(input.value, ['output', 'input', 'items']).map(itemOfEntry);
    if (!items.every(isResponsesItem)) return null;
    const names = new Map(
      items
        .filter((item) => /^(?:function|custom_tool)_call$/.test(String(lookUp(item, 'type'))))
        .map((item) => [lookUp(item, 'call_id'), lookUp(item, 'name')]),
    );
    const results = items.flatMap((item): readonly LoggedResult[] => {
      const callId = lookUp(item, 'call_id');
      switch (lookUp(item, 'type')) {
        case 'function_call_output':
        case 'custom_tool_call_output':
        case 'local_shell_call_output':
        case 'shell_call_output':
          return typeof (callId ?? lookUp(item, 'id')) === 'string'
            ? [{ content: lookUp(item, 'output'), callId: callId ?? lookUp(item, 'id'), tool: names.get(callId) }]
            : [];
        case 'mcp_call':
          return [readMcpCall(item)];
        default:
          return [];
      }
    });
    return takeResult(results, { wanted, messages: items.length });
  },
};

function itemOfEntry(entry: Json): Json {
  const payload = lookUp(entry, 'payload');
  return isObject(payload) ? payload : entry;
}

function isResponsesItem(item: Json): boolean {
  return isObject(item) && (typeof lookUp(item, 'type') === 'string' || typeof lookUp(item, 'role') === 'string');
}

/** A call of a remote MCP server holds its own output, or why there is none. */
function readMcpCall(item: Json): LoggedResult {
  const fault = lookUp(item, 'error') ?? null;
  return {
    content: fault ?? lookUp(item, 'output'),
    callId: lookUp(item, 'id'),
    tool: lookUp(item, 'name'),
    isError: fault !== null,
  };
}

export const examples = {
  hits: [
    '{"type":"function_call_output","call_id":"c1","output":"[{\\"a\\":1}]"}',
    '[{"type":"function_call","call_id":"c1","name":"find","arguments":"{}"},{"type":"function_call_output","call_id":"c1","output":[{"type":"input_text","text":"ok"}]}]',
    '{"object":"response","output":[{"type":"mcp_call","id":"m1","name":"roll","output":"4","error":null}]}',
    '{"type":"response_item","payload":{"type":"custom_tool_call_output","call_id":"c","output":"a"}}\n{"type":"event_msg","payload":{"type":"token_count"}}',
  ],
  misses: [
    { text: '[{"type":"function_call","call_id":"c1","name":"find"}]', why: 'a call is no output' },
    { text: '{"type":"function_call_output","output":"x"}', why: 'it does not say which call it answers' },
    { text: '{"output":[{"type":"post","text":"hi"}]}', why: 'no item is a tool output' },
  ],
};
