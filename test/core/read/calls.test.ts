import { expect, test } from 'vitest';
import { readOutput } from '../../../src/core/index.ts';

const chat = JSON.stringify([
  { role: 'user', content: 'hi' },
  {
    role: 'assistant',
    tool_calls: [
      { id: 'c1', function: { name: 'find', arguments: '{}' } },
      { id: 'c2', function: { name: 'read', arguments: '{}' } },
      { id: 'c3', function: { name: 'drop', arguments: '{}' } },
    ],
  },
  { role: 'tool', tool_call_id: 'c1', content: '[{"a":1}]' },
  { role: 'tool', tool_call_id: 'c2', content: 'plain' },
]);

const shown = (text: string, callId?: string) => {
  const { value, calls, facts } = readOutput(text, callId === undefined ? {} : { facts: { callId } });
  return { value, tool: facts.tool, calls: calls.map(({ id, tool, status, isTaken }) => [id, tool, status, isTaken]) };
};

test('the last call of a log is taken, any other by its id', () => {
  expect(shown(chat)).toEqual({
    value: 'plain',
    tool: 'read',
    calls: [
      ['c1', 'find', 'answered', false],
      ['c2', 'read', 'answered', true],
      ['c3', 'drop', 'unanswered', false],
    ],
  });
  expect(shown(chat, 'c1')).toMatchObject({ value: [{ a: 1 }], tool: 'find' });
  expect(shown(chat, 'no such call')).toMatchObject({ value: 'plain' });
});

test('a call without a result is a problem', () => {
  expect(readOutput(chat).problems).toMatchObject([{ id: 'openai.unanswered-call', values: { call: 'c3' } }]);
});

test('calls without ids are told apart by their place', () => {
  const log = JSON.stringify({
    contents: [
      { parts: [{ functionResponse: { name: 'find', response: { output: 'one' } } }] },
      { parts: [{ functionResponse: { name: 'find', response: { error: 'no' } } }] },
    ],
  });
  expect(shown(log).calls).toEqual([
    ['#1', 'find', 'answered', false],
    ['#2', 'find', 'failed', true],
  ]);
  expect(shown(log, '#1').value).toBe('one');
});

test.each([
  [
    'Anthropic',
    [
      {
        role: 'assistant',
        content: [
          { type: 'tool_use', id: 't1', name: 'f' },
          { type: 'tool_use', id: 't3', name: 'g' },
        ],
      },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: 'one' }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't2', content: 'two', is_error: true }] },
    ],
    [
      ['t1', 'f', 'answered', true],
      ['t2', null, 'failed', false],
      ['t3', 'g', 'unanswered', false],
    ],
  ],
  [
    'OpenAI Responses',
    [
      { type: 'function_call', call_id: 't1', name: 'f', arguments: '{}' },
      { type: 'function_call_output', call_id: 't1', output: 'one' },
      { type: 'function_call_output', call_id: 't2', output: 'two' },
    ],
    [
      ['t1', 'f', 'answered', true],
      ['t2', null, 'answered', false],
    ],
  ],
])('a log of %s lets its calls be chosen', (_, log, calls) => {
  expect(shown(JSON.stringify(log), 't1')).toMatchObject({ value: 'one', calls });
});

test('conversations in rows are one log, an answer belonging to the call before it', () => {
  const talk = (tool: string, content: string) => ({
    task: tool,
    messages: [
      { role: 'user', content: 'go' },
      { role: 'assistant', content: null, tool_calls: [{ id: 'c1', function: { name: tool, arguments: '{}' } }] },
      { role: 'tool', tool_call_id: 'c1', content },
    ],
  });
  const log = JSON.stringify([talk('find', '[1]'), talk('read', '[2]')]);
  expect(shown(log)).toEqual({
    value: [2],
    tool: 'read',
    calls: [
      ['#1', 'find', 'answered', false],
      ['#2', 'read', 'answered', true],
    ],
  });
  expect(shown(log, '#1')).toMatchObject({ value: [1], tool: 'find' });
});

test('the place that chose a call does not stand for the id that the call has', () => {
  const answer = { role: 'tool', tool_call_id: 'c1', content: '1' };
  const { facts, factSources } = readOutput(JSON.stringify([answer, answer]), { facts: { callId: '#1' } });
  expect([facts.callId, factSources.callId]).toEqual(['c1', 'openai-message']);
  const byHand = readOutput(JSON.stringify([answer, answer]), { facts: { callId: 'mine' } });
  expect([byHand.facts.callId, byHand.factSources.callId]).toEqual(['mine', 'hand']);
});
