import type { Facts, JsonObject, Problem, Reader, ReadStep } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { isArray, isObject, keysOf, memberOf } from '../../value.ts';
import { isMcpBlock, mediaProblems, readMcpBlocks, textsOfBlocks } from '../mcp-blocks.ts';
import { isSameJson } from '../same-json.ts';

/** A JSON-RPC answer, or the bare result of an MCP `tools/call`: gives the structured content, else the text blocks. */
export const mcpReader: Reader = {
  id: 'mcp',
  of: 'value',
  isWrapper: true,
  read(input) {
    if (input.of !== 'value' || !isObject(input.value)) return null;
    const { value } = input;
    if (memberOf(value, 'jsonrpc') !== '2.0') return isToolResult(value) ? readToolResult(value, false) : null;
    const error = memberOf(value, 'error');
    const result = memberOf(value, 'result');
    if (isObject(error) && typeof memberOf(error, 'message') === 'string') {
      const values = { jsonRpc: true, isError: true };
      return { next: { of: 'value', value: error }, isFinal: true, facts: { isError: true }, values };
    }
    if (result === undefined) return null;
    if (isObject(result) && isToolResult(result)) return readToolResult(result, true);
    return { next: { of: 'value', value: result }, isFinal: false, values: { jsonRpc: true } };
  },
};

/** Only what can be nothing else: no foreign member, and typed blocks or a member that no other answer has. */
function isToolResult(value: JsonObject): boolean {
  const isForeign = (key: string) =>
    !['content', 'structuredContent', 'isError', 'resultType', '_meta', 'meta'].includes(key);
  if (keysOf(value).some(isForeign)) return false;
  const content = memberOf(value, 'content');
  const isMarked =
    memberOf(value, 'structuredContent') !== undefined ||
    typeof memberOf(value, 'isError') === 'boolean' ||
    typeof memberOf(value, 'resultType') === 'string';
  if (content === undefined) return isMarked;
  return isArray(content) && (content.length > 0 || isMarked) && content.every(isMcpBlock);
}

function readToolResult(result: JsonObject, jsonRpc: boolean): ReadStep {
  const isError = memberOf(result, 'isError');
  const facts: Facts = typeof isError === 'boolean' ? { isError } : {};
  const content = memberOf(result, 'content');
  const blocks = isArray(content) ? content : [];
  const values = { jsonRpc, blocks: blocks.length, isError: isError === true };
  const problems: readonly Problem[] = mediaProblems(blocks);
  if (memberOf(result, 'resultType') === 'input_required') {
    const waiting = { id: 'mcp.input-required', values: {}, start: 0, end: 0 };
    return { next: { of: 'value', value: null }, isFinal: true, facts, values, problems: [...problems, waiting] };
  }
  const structured = memberOf(result, 'structuredContent');
  if (structured === undefined || structured === null) {
    const next = readMcpBlocks(blocks);
    return { next, isFinal: next.of === 'value', facts, values, problems };
  }
  const text = parseJson(textsOfBlocks(blocks).join('\n')).value;
  const repeats = text !== undefined && isSameJson(text, structured);
  const next = { of: 'value', value: structured } as const;
  return { next, isFinal: false, facts, values: { ...values, structured: true, repeats }, problems };
}

export const examples = {
  hits: [
    '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"a\\":1}"}]}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool"}}',
    '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
    '{"content":[{"type":"text","text":"hi"}]}',
    '{"content":[],"isError":false}',
    '{"content":[{"type":"image","data":"AAAA","mimeType":"image/png"}]}',
    '{"content":[],"structuredContent":{"a":1}}',
    '{"resultType":"input_required"}',
  ],
  misses: [
    { text: '{"foo":1}', why: 'nothing of the protocol is in it' },
    { text: '{"content":[]}', why: 'an empty list named content may be a page of records' },
    { text: '{"content":[{"type":"post","text":"hi"}]}', why: 'no block of the protocol has this type' },
    { text: '{"role":"assistant","content":[{"type":"text","text":"hi"}]}', why: 'it is a message, not a result' },
    { text: '{"content":[],"totalElements":0,"isError":false}', why: 'a member is foreign to the protocol' },
    { text: '{"jsonrpc":"2.0","id":1,"method":"tools/call"}', why: 'it is a request' },
  ],
};
