import { describe, expect, test } from 'vitest';
import { readOutput } from '../../../src/core/index.ts';
import type { Facts } from '../../../src/core/model.ts';
import { writeJson } from '../../../src/core/write-json.ts';

const rows = [{ id: 1 }, { id: 2 }];
const asText = JSON.stringify(rows);

/** Each provider's log of the same call: earlier results, the last of which counts, and its name from the call. */
const logs: readonly (readonly [string, unknown, Facts])[] = [
  [
    'anthropic',
    {
      model: 'm',
      messages: [
        { role: 'user', content: 'Any orders?' },
        { role: 'assistant', content: [{ type: 'tool_use', id: 't1', name: 'find', input: {} }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't0', content: 'older' }] },
        { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', is_error: false, content: asText }] },
      ],
    },
    { callId: 't1', tool: 'find', isError: false },
  ],
  [
    'openai-responses',
    [
      { type: 'function_call', call_id: 'c1', name: 'find', arguments: '{}' },
      { type: 'function_call_output', call_id: 'c1', output: asText },
    ],
    { callId: 'c1', tool: 'find' },
  ],
  [
    'gemini',
    {
      contents: [
        { role: 'model', parts: [{ functionCall: { name: 'find', args: {} } }] },
        { role: 'user', parts: [{ functionResponse: { id: 'f1', name: 'find', response: { output: rows } } }] },
      ],
    },
    { callId: 'f1', tool: 'find' },
  ],
  [
    'bedrock',
    {
      messages: [
        { role: 'assistant', content: [{ toolUse: { toolUseId: 't1', name: 'find', input: {} } }] },
        { role: 'user', content: [{ toolResult: { toolUseId: 't1', status: 'success', content: [{ json: rows }] } }] },
      ],
    },
    { callId: 't1', tool: 'find', isError: false },
  ],
  [
    'ai-sdk',
    [
      {
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId: 'c1', toolName: 'find', output: { type: 'json', value: rows } }],
      },
    ],
    { callId: 'c1', tool: 'find' },
  ],
  [
    'langchain',
    [
      { lc: 1, type: 'constructor', id: ['x', 'AIMessage'], kwargs: { tool_calls: [{ name: 'find', id: 'c1' }] } },
      { lc: 1, type: 'constructor', id: ['x', 'ToolMessage'], kwargs: { content: asText, tool_call_id: 'c1' } },
    ],
    { callId: 'c1', tool: 'find' },
  ],
  ['cohere', { tool_results: [{ call: { name: 'find', parameters: {} }, outputs: rows }] }, { tool: 'find' }],
  [
    'ollama',
    [
      { role: 'user', content: 'hi' },
      { role: 'tool', tool_name: 'find', content: asText },
    ],
    { tool: 'find' },
  ],
  [
    'har',
    {
      log: {
        entries: [
          {
            time: 12.5,
            request: {},
            response: {
              status: 200,
              headers: [{ name: 'X-Total', value: '2' }],
              content: { mimeType: 'application/json', encoding: 'base64', text: btoa(asText) },
            },
          },
        ],
      },
    },
    { httpStatus: 200, headers: { 'x-total': '2' }, durationMs: 12.5 },
  ],
  [
    'cassette',
    {
      interactions: [
        {
          request: {},
          response: { status: { code: 200 }, headers: { 'X-Total': ['2', '3'] }, body: { string: asText } },
        },
      ],
    },
    { httpStatus: 200, headers: { 'x-total': '2, 3' } },
  ],
];

describe.each(logs)('a log of %s', (reader, log, facts) => {
  test('gives its last result, with what is known of the call', () => {
    const reading = readOutput(JSON.stringify(log));
    expect({
      value: writeJson(reading.value),
      wrapper: reading.wrappers.find((wrapper) => wrapper.reader === reader)?.reader,
      facts: reading.facts,
      sources: Object.values(reading.factSources),
      problems: reading.problems,
    }).toEqual({
      value: asText,
      wrapper: reader,
      facts,
      sources: Object.keys(facts).map(() => reader),
      problems: [],
    });
  });
});

test.each([
  ['anthropic', { type: 'tool_result', tool_use_id: 't', is_error: true, content: 'no such table' }],
  ['openai-responses', { type: 'mcp_call', id: 'm', name: 'f', output: null, error: 'no such table' }],
  ['gemini', { functionResponse: { name: 'f', response: { error: 'no such table' } } }],
  ['bedrock', { toolResult: { toolUseId: 't', status: 'error', content: [{ text: 'no such table' }] } }],
  [
    'ai-sdk',
    { type: 'tool-result', toolCallId: 'c', toolName: 'f', output: { type: 'error-text', value: 'no such table' } },
  ],
  ['langchain', { type: 'tool', content: 'no such table', tool_call_id: 'c', status: 'error' }],
])('a failed call of %s is marked as failed', (_, message) => {
  const { value, facts } = readOutput(JSON.stringify(message));
  expect([value, facts.isError]).toEqual(['no such table', true]);
});

test('an image in a result is named, and none of its bytes is text', () => {
  const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'A'.repeat(400) } };
  const output = JSON.stringify({
    type: 'tool_result',
    tool_use_id: 't',
    content: [{ type: 'text', text: 'A chart' }, image],
  });
  const media = '[image image/png, 400 base64 characters]';
  const { value, problems } = readOutput(output);
  expect([value, problems]).toEqual([
    `A chart\n${media}`,
    [{ id: 'mcp.media', values: { media }, start: 0, end: output.length }],
  ]);
});

test('a recorded body that is no text is named', () => {
  const content = { mimeType: 'image/png', encoding: 'base64', text: '/9j/4AAQ' };
  const { value, problems } = readOutput(
    JSON.stringify({ log: { entries: [{ request: {}, response: { status: 200, content } }] } }),
  );
  expect([value, problems.map(({ id }) => id)]).toEqual(['[image/png, 8 base64 characters]', ['mcp.media']]);
});
