import type { Json, Reader } from '../../model.ts';
import { isObject, lookUp } from '../../value.ts';
import { messagesOfLog, takeResult } from '../tool-results.ts';

const ollamaRoles = ['system', 'user', 'assistant', 'tool'];

/** A `tool` message that names its tool and no call, as Ollama has it: gives its content. */
export const ollamaReader: Reader = {
  id: 'ollama',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const messages = messagesOfLog(input.value, ['messages']);
    if (!messages.every((message) => ollamaRoles.includes(String(lookUp(message, 'role'))))) return null;
    const results = messages.filter(isNamedToolMessage).map((message) => ({
      content: lookUp(message, 'content'),
      tool: nameOfTool(message),
    }));
    return takeResult(results, { wanted, messages: messages.length });
  },
};

function nameOfTool(message: Json): Json | undefined {
  return lookUp(message, 'tool_name') ?? lookUp(message, 'name');
}

function isNamedToolMessage(message: Json): boolean {
  return (
    isObject(message) &&
    lookUp(message, 'role') === 'tool' &&
    typeof lookUp(message, 'content') === 'string' &&
    typeof nameOfTool(message) === 'string' &&
    lookUp(message, 'tool_call_id') === undefined
  );
}

export const examples = {
  hits: [
    '{"role":"tool","tool_name":"find","content":"[{\\"a\\":1}]"}',
    '{"model":"m","messages":[{"role":"user","content":"hi"},{"role":"tool","name":"find","content":"ok"}]}',
  ],
  misses: [
    { text: '{"role":"tool","content":"x"}', why: 'it does not name the tool' },
    { text: '{"role":"tool","name":"hammer","price":4}', why: 'it has no content' },
    { text: '{"role":"admin","name":"Ann","content":"x"}', why: 'nobody in a chat has this role' },
  ],
};
