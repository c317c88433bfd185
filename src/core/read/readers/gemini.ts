import type { Json, Reader } from '../../model.ts';
import { isObject, keysOf, lookUp } from '../../value.ts';
import { type LoggedResult, listIn, messagesOfLog, takeResult } from '../tool-results.ts';

/** The last `functionResponse` part of Gemini contents: gives what the function returned. */
export const geminiReader: Reader = {
  id: 'gemini',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const contents = messagesOfLog(input.value, ['contents', 'history']);
    if (!contents.every(isObject)) return null;
    const parts = contents.flatMap((content) => (hasFunctionResponse(content) ? [content] : listIn(content, 'parts')));
    return takeResult(parts.filter(hasFunctionResponse).map(readFunctionResponse), {
      wanted,
      messages: contents.length,
    });
  },
};

function functionResponseOf(part: Json): Json | undefined {
  return lookUp(part, 'functionResponse') ?? lookUp(part, 'function_response');
}

function hasFunctionResponse(part: Json): boolean {
  const answer = functionResponseOf(part);
  return typeof lookUp(answer, 'name') === 'string' && isObject(lookUp(answer, 'response'));
}

/** SDKs put what is no object under a key of their own. */
function readFunctionResponse(part: Json): LoggedResult {
  const answer = functionResponseOf(part);
  const response = lookUp(answer, 'response');
  const keys = isObject(response) ? keysOf(response) : [];
  const isOnly = (...names: readonly string[]) => keys.length > 0 && keys.every((key) => names.includes(key));
  const fault = isOnly('error') ? lookUp(response, 'error') : undefined;
  const inner =
    fault ??
    lookUp(response, 'output') ??
    (isOnly('result') ? lookUp(response, 'result') : undefined) ??
    (isOnly('name', 'content') ? lookUp(response, 'content') : undefined);
  return {
    content: inner ?? response,
    callId: lookUp(answer, 'id'),
    tool: lookUp(answer, 'name'),
    isError: fault === undefined ? undefined : true,
  };
}

export const examples = {
  hits: [
    '{"functionResponse":{"name":"find","response":{"output":"a,b\\n1,2"}}}',
    '{"contents":[{"role":"model","parts":[{"functionCall":{"name":"find","args":{}}}]},{"role":"user","parts":[{"functionResponse":{"id":"f1","name":"find","response":{"rows":[1]}}}]}]}',
    '[{"role":"user","parts":[{"function_response":{"name":"find","response":{"result":[{"a":1}]}}}]}]',
    '{"role":"function","parts":[{"functionResponse":{"name":"find","response":{"error":"no such table"}}}]}',
  ],
  misses: [
    { text: '{"contents":[{"role":"user","parts":[{"text":"hi"}]}]}', why: 'no function answered' },
    { text: '{"functionResponse":{"response":{"a":1}}}', why: 'the function has no name' },
    { text: '{"parts":[{"name":"bolt"}]}', why: 'these are parts of something else' },
  ],
};
