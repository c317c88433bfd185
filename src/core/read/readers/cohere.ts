import type { Json, Reader } from '../../model.ts';
import { isArray, isObject, lookUp } from '../../value.ts';
import { type LoggedResult, listIn, messagesOfLog, takeResult } from '../tool-results.ts';

/** The last tool result of Cohere's Chat: the outputs of version 1, the documents of version 2. */
export const cohereReader: Reader = {
  id: 'cohere',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const messages = messagesOfLog(input.value, ['messages', 'chat_history', 'tool_results']);
    if (!messages.every(isObject)) return null;
    const calls = messages.flatMap((message) => listIn(message, 'tool_calls'));
    const names = new Map(calls.map((call) => [lookUp(call, 'id'), lookUp(lookUp(call, 'function'), 'name')]));
    const results = messages.flatMap((message): readonly LoggedResult[] => {
      if (isCohereResult(message)) return [readCohereResult(message)];
      if (hasDocuments(message)) {
        const callId = lookUp(message, 'tool_call_id');
        return [{ content: dataOfDocuments(listIn(message, 'content')), callId, tool: names.get(callId) }];
      }
      return listIn(message, 'tool_results').filter(isCohereResult).map(readCohereResult);
    });
    return takeResult(results, { wanted, messages: messages.length });
  },
};

function isCohereResult(result: Json): boolean {
  return typeof lookUp(lookUp(result, 'call'), 'name') === 'string' && isArray(lookUp(result, 'outputs'));
}

function readCohereResult(result: Json): LoggedResult {
  return { content: lookUp(result, 'outputs'), tool: lookUp(lookUp(result, 'call'), 'name') };
}

function hasDocuments(message: Json): boolean {
  const content = listIn(message, 'content');
  const isDocument = (block: Json) =>
    lookUp(block, 'type') === 'document' && lookUp(lookUp(block, 'document'), 'data') !== undefined;
  return (
    lookUp(message, 'role') === 'tool' &&
    typeof lookUp(message, 'tool_call_id') === 'string' &&
    content.length > 0 &&
    content.every(isDocument)
  );
}

/** Data is text or an object; one document is its data, several are a list. */
function dataOfDocuments(content: readonly Json[]): Json {
  const data = content.map((block) => lookUp(lookUp(block, 'document'), 'data') ?? null);
  return data.length === 1 ? (data[0] ?? null) : data;
}

export const examples = {
  hits: [
    '{"tool_results":[{"call":{"name":"find","parameters":{}},"outputs":[{"a":1},{"a":2}]}]}',
    '[{"role":"assistant","tool_calls":[{"id":"c1","function":{"name":"find"}}]},{"role":"tool","tool_call_id":"c1","content":[{"type":"document","document":{"data":"{\\"a\\":1}"}}]}]',
    '{"chat_history":[{"role":"TOOL","tool_results":[{"call":{"name":"find"},"outputs":[]}]}]}',
  ],
  misses: [
    { text: '{"tool_results":[{"passed":true}]}', why: 'no result names a call' },
    { text: '{"call":{"name":"Ann"},"duration":4}', why: 'it has no outputs' },
  ],
};
