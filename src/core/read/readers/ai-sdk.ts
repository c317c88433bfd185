import type { Json, Reader } from '../../model.ts';
import { isObject, lookUp, sizeOf } from '../../value.ts';
import { type LoggedResult, listIn, messagesOfLog, takeResult } from '../tool-results.ts';

/** The last tool result of the Vercel AI SDK: in model messages, in the parts of a UI message, or in `toolResults`. */
export const aiSdkReader: Reader = {
  id: 'ai-sdk',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const messages = messagesOfLog(input.value, ['messages', 'toolResults']);
    if (!messages.every(isObject)) return null;
    const parts = messages.flatMap((message) => [message, ...listIn(message, 'content'), ...listIn(message, 'parts')]);
    return takeResult(parts.flatMap(resultOfPart), { wanted, messages: messages.length });
  },
};

function resultOfPart(part: Json): readonly LoggedResult[] {
  const invocation = lookUp(part, 'toolInvocation');
  const source = isObject(invocation) ? invocation : part;
  const callId = lookUp(source, 'toolCallId');
  if (typeof callId !== 'string') return [];
  const type = String(lookUp(part, 'type'));
  const tool = lookUp(source, 'toolName') ?? (type.startsWith('tool-') ? type.slice(5) : undefined);
  switch (lookUp(source, 'state') ?? type) {
    case 'tool-result':
      if (typeof lookUp(source, 'toolName') !== 'string') return [];
      return [{ ...readOutputMember(source), callId, tool }];
    case 'output-available':
      return [{ content: lookUp(source, 'output'), callId, tool }];
    case 'output-error':
      return [{ content: lookUp(source, 'errorText'), callId, tool, isError: true }];
    case 'result':
      return [{ content: lookUp(source, 'result'), callId, tool }];
    default:
      return [];
  }
}

/** `output` is `{ type, value }` in messages, and the bare value in `toolResults`; older versions name it `result`. */
function readOutputMember(source: Json): LoggedResult {
  const output = lookUp(source, 'output') ?? lookUp(source, 'result');
  const type = lookUp(output, 'type');
  const isMarked = lookUp(source, 'isError');
  const isError = typeof isMarked === 'boolean' ? isMarked : undefined;
  if (typeof type !== 'string' || !/^(?:(?:error-)?(?:text|json)|content|execution-denied)$/.test(type))
    return { content: output, isError };
  if (type === 'execution-denied') return { content: lookUp(output, 'reason'), isError: true };
  if (!isObject(output) || lookUp(output, 'value') === undefined || sizeOf(output) > 3)
    return { content: output, isError };
  return { content: lookUp(output, 'value'), isError: type.startsWith('error') ? true : isError };
}

export const examples = {
  hits: [
    '[{"role":"tool","content":[{"type":"tool-result","toolCallId":"c1","toolName":"find","output":{"type":"json","value":[{"a":1}]}}]}]',
    '{"type":"tool-result","toolCallId":"c1","toolName":"find","output":{"type":"error-text","value":"no such table"}}',
    '{"role":"assistant","parts":[{"type":"tool-find","toolCallId":"c1","state":"output-available","input":{},"output":{"a":1}}]}',
    '{"toolResults":[{"type":"tool-result","toolCallId":"c1","toolName":"find","input":{},"output":"a,b\\n1,2"}]}',
    '{"parts":[{"type":"tool-invocation","toolInvocation":{"state":"result","toolCallId":"c","toolName":"f","result":"ok"}}]}',
  ],
  misses: [
    { text: '[{"type":"tool-call","toolCallId":"c1","toolName":"find","input":{}}]', why: 'a call is no result' },
    { text: '{"state":"result","value":1}', why: 'it names no call' },
    { text: '{"type":"tool-result","toolCallId":"c1"}', why: 'it names no tool' },
    { text: '[{"id":1,"parts":[{"state":"output-available"}]}]', why: 'the part names no call' },
  ],
};
