import { describe, expect, test } from 'vitest';
import { readOutput, runShaper, type Sent, suggestShaper, toMessage, wires } from '../../../src/core/index.ts';

/** The providers' own types, as far as we fill them. */
interface OpenAiToolMessage {
  readonly role: 'tool';
  readonly tool_call_id: string;
  readonly content: string;
}
interface AnthropicToolResult {
  readonly role: 'user';
  readonly content: readonly [
    { readonly type: 'tool_result'; readonly tool_use_id: string; readonly content?: string; readonly is_error?: true },
  ];
}
interface McpCallToolResult {
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
  readonly structuredContent?: object;
  readonly isError?: true;
}

const deps = { countTokens: () => 0, now: () => 0, randomId: () => 'id' };
const call = { tool: 'web_search', callId: 'call_1' };

function sent(output: string, style: string | null = 'status'): Sent {
  const reading = readOutput(output);
  const shaper = suggestShaper(reading);
  const render = { ...shaper.render, format: 'json-compact' };
  const { text, result, envelope } = runShaper(
    reading,
    { ...shaper, render, envelope: { ...shaper.envelope, on: style !== null, style: style ?? 'status' } },
    deps,
  );
  return { text, result, envelope };
}

const good = sent('{"id":1}');
const bad = sent('Error: 401 Unauthorized');

describe('a message to', () => {
  test('OpenAI Chat is one text under the id of its call', () => {
    const message: OpenAiToolMessage = { role: 'tool', tool_call_id: 'call_1', content: good.text };
    expect(toMessage('openai-chat', good, call)).toEqual(message);
  });

  test('OpenAI Chat carries the envelope of a tool message', () => {
    const { text, ...rest } = sent('晴', 'tool-message');
    expect(toMessage('openai-chat', { text, ...rest }, call)).toEqual({
      role: 'tool',
      tool_call_id: 'call_1',
      content: '{"status":"success","result":"晴","error":null,"execution_time_ms":null}',
    });
  });

  test('Anthropic is a block in a user message, marked where it failed', () => {
    const plain: AnthropicToolResult = {
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: 'call_1', content: good.text }],
    };
    const marked: AnthropicToolResult = {
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: 'call_1', content: bad.text, is_error: true }],
    };
    expect(toMessage('anthropic', good, call)).toEqual(plain);
    expect(toMessage('anthropic', bad, call)).toEqual(marked);
  });

  test('Anthropic never holds an empty text', () => {
    const empty: AnthropicToolResult = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'call_1' }] };
    expect(toMessage('anthropic', { ...good, text: ' \n' }, call)).toEqual(empty);
  });

  test('an MCP client says the same in text and structure', () => {
    const plain: McpCallToolResult = {
      content: [{ type: 'text', text: good.text }],
      structuredContent: { status: 'success', data: { id: 1 }, error: null, meta: {} },
    };
    expect(toMessage('mcp', good, call)).toEqual(plain);
    expect(JSON.parse(good.text)).toEqual(plain.structuredContent);
    expect(toMessage('mcp', bad, call)).toMatchObject({ isError: true, structuredContent: { status: 'error' } });
  });

  test('an MCP client holds no structure that is not an object', () => {
    const list: McpCallToolResult = { content: [{ type: 'text', text: '[1,2]' }] };
    expect(toMessage('mcp', sent('[1,2]', null), call)).toEqual(list);
  });
});

test('an empty result is said in words to every provider', () => {
  for (const { id } of wires) expect(JSON.stringify(toMessage(id, sent('[]'), call))).toContain('empty');
});
