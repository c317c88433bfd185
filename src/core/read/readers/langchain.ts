import type { Json, JsonObject, Reader } from '../../model.ts';
import { isArray, isObject, lookUp } from '../../value.ts';
import { type LoggedResult, listIn, messagesOfLog, takeResult } from '../tool-results.ts';

/** LangChain's `ToolMessage`, dumped or as a dict, alone or as the last one of a conversation: gives its content. */
export const langchainReader: Reader = {
  id: 'langchain',
  of: 'value',
  isWrapper: true,
  read(input, wanted) {
    if (input.of !== 'value') return null;
    const entries = messagesOfLog(input.value, ['messages']).map(readLangchainEntry);
    const messages = entries.filter((entry) => entry !== null);
    if (messages.length < entries.length) return null;
    const calls = messages.flatMap(({ members }) => listIn(members, 'tool_calls'));
    const names = new Map(calls.map((call) => [lookUp(call, 'id'), lookUp(call, 'name')]));
    const results = messages.filter(({ kind }) => kind === 'tool');
    const artifact = lookUp(results.at(-1)?.members, 'artifact') ?? null;
    return takeResult(
      results.map(({ members }): LoggedResult => {
        const callId = lookUp(members, 'tool_call_id');
        const status = lookUp(members, 'status');
        return {
          content: lookUp(members, 'content'),
          callId,
          tool: lookUp(members, 'name') ?? names.get(callId),
          isError: status === 'error' || status === 'success' ? status === 'error' : undefined,
        };
      }),
      { wanted, messages: messages.length, values: artifact === null ? {} : { artifact: true } },
    );
  },
};

interface LangchainMessage {
  readonly kind: string;
  readonly members: JsonObject;
}

const langchainKinds = ['human', 'ai', 'system', 'tool', 'function', 'remove', 'generic'];

/** Null for what is no message in any of its three forms. */
function readLangchainEntry(entry: Json): LangchainMessage | null {
  if (!isObject(entry)) return null;
  const ids = lookUp(entry, 'id');
  if (lookUp(entry, 'lc') === 1 && isArray(ids)) {
    const members = lookUp(entry, 'kwargs');
    const kind = /^(\w{2,40})Message(?:Chunk)?$/.exec(String(ids.at(-1)))?.[1];
    return isObject(members) && kind !== undefined ? { kind: kind.toLowerCase(), members } : null;
  }
  const kind = lookUp(entry, 'type');
  if (typeof kind !== 'string' || !langchainKinds.includes(kind)) return null;
  const inner = lookUp(entry, 'data');
  const members = isObject(inner) ? inner : entry;
  if (lookUp(members, 'content') === undefined) return null;
  return kind === 'tool' && typeof lookUp(members, 'tool_call_id') !== 'string' ? null : { kind, members };
}

export const examples = {
  hits: [
    '{"lc":1,"type":"constructor","id":["langchain_core","messages","ToolMessage"],"kwargs":{"content":"{\\"a\\":1}","tool_call_id":"c1","name":"find","status":"success"}}',
    '[{"type":"ai","data":{"content":"","tool_calls":[{"name":"find","args":{},"id":"c1"}]}},{"type":"tool","data":{"content":"a,b\\n1,2","tool_call_id":"c1"}}]',
    '{"messages":[{"type":"human","content":"hi"},{"type":"tool","content":"no such table","tool_call_id":"c1","name":"find","status":"error"}]}',
  ],
  misses: [
    { text: '{"type":"tool","name":"hammer"}', why: 'it is a record of a tool' },
    { text: '{"type":"tool","content":"x"}', why: 'it does not say which call it answers' },
    { text: '[{"type":"human","content":"hi"}]', why: 'no tool answered' },
  ],
};
