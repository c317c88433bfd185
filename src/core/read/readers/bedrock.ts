import type { Json, Reader } from '../../model.ts';
import { isArray, isObject, lookUp } from '../../value.ts';
import { type LoggedResult, listIn, messagesOfLog, takeResult } from '../tool-results.ts';

/** The last `toolResult` block of Bedrock's Converse messages: gives its JSON or its text. */
export const bedrockReader: Reader = {
  id: 'bedrock',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const messages = messagesOfLog(input.value, ['messages']);
    if (!messages.every(isObject)) return null;
    const blocks = messages.flatMap((message) => (isBedrockResult(message) ? [message] : listIn(message, 'content')));
    const uses = blocks.map((block) => lookUp(block, 'toolUse'));
    const names = new Map(uses.map((use) => [lookUp(use, 'toolUseId'), lookUp(use, 'name')]));
    const results = blocks.filter(isBedrockResult).map((block): LoggedResult => {
      const result = lookUp(block, 'toolResult');
      const callId = lookUp(result, 'toolUseId');
      const status = lookUp(result, 'status');
      return {
        content: contentOfResult(lookUp(result, 'content')),
        callId,
        tool: names.get(callId),
        isError: status === 'error' || status === 'success' ? status === 'error' : undefined,
      };
    });
    return takeResult(results, { wanted, messages: messages.length });
  },
};

function isBedrockResult(block: Json): boolean {
  const result = lookUp(block, 'toolResult');
  return typeof lookUp(result, 'toolUseId') === 'string' && isArray(lookUp(result, 'content'));
}

/** One block of JSON is the value itself, several are a list. */
function contentOfResult(content: Json | undefined): Json {
  const blocks = isArray(content) ? content : [];
  const values = blocks.map((block) => lookUp(block, 'json')).filter((value) => value !== undefined);
  if (values.length > 0 && values.length === blocks.length) return values.length === 1 ? (values[0] ?? null) : values;
  return blocks.length === 0 ? '' : blocks;
}

export const examples = {
  hits: [
    '{"role":"user","content":[{"toolResult":{"toolUseId":"t1","content":[{"json":{"a":1}}],"status":"success"}}]}',
    '{"messages":[{"role":"assistant","content":[{"toolUse":{"toolUseId":"t1","name":"find","input":{}}}]},{"role":"user","content":[{"toolResult":{"toolUseId":"t1","content":[{"text":"no such table"}],"status":"error"}}]}]}',
    '{"toolResult":{"toolUseId":"t1","content":[]}}',
  ],
  misses: [
    { text: '{"messages":[{"role":"user","content":[{"text":"hi"}]}]}', why: 'no tool answered' },
    { text: '{"toolResult":{"content":[{"text":"x"}]}}', why: 'it does not say which call it answers' },
    { text: '{"toolResult":"done"}', why: 'the member is a word' },
  ],
};
