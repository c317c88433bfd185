import { expect, test } from 'vitest';
import { readOutput } from '../../src/core/index.ts';
import { sayLayer } from '../../src/ui/words/layer-notes.ts';

const log = [
  { role: 'user', content: 'go' },
  { role: 'tool', tool_call_id: 'a', content: '[1]' },
  { role: 'tool', tool_call_id: 'b', content: '[2]' },
];
const event = 'data: {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"[1]"}]}}\n\n';

test.each([
  ['HTTP/1.1 301 Moved\nLocation: /b\n\nHTTP/2 200\n\n[1]', ['2 answers: 301, then 200, which is read']],
  ['HTTP/2 404\nserver: x\n\n[1]', ['The status line, 404, and the headers']],
  ['```json\n[1]\n```', ['A fence of backticks, marked json']],
  ['\u001b[32m[1,\u001b[0m 2]', ['2 colour or cursor codes']],
  ['stdout:\na b\n\nstderr:\nno\n', ['The labels, and 2 characters of stderr, now a fact']],
  [event, ['1 event', null, 'The JSON-RPC answer, a result with 1 content block']],
  [JSON.stringify(log), [null, '3 messages with 2 results, of which one is read']],
  [JSON.stringify(log[1]), [null, 'The message around the result']],
  [JSON.stringify('{"a":1}'), ['Quotes around 7 characters of JSON']],
])('what was taken off %j is said', (output, notes) => {
  expect(readOutput(output).wrappers.map(sayLayer)).toEqual(notes);
});

const modules = import.meta.glob<{ examples: { hits: readonly string[] } }>(
  ['../../src/core/read/readers/*.ts', '!**/index.ts'],
  {
    eager: true,
  },
);

test('a note of any reader’s examples tells only what is known', () => {
  const hits = Object.values(modules).flatMap(({ examples }) => examples.hits);
  const notes = hits.flatMap((hit) => readOutput(hit).wrappers.map(sayLayer)).filter((note) => note !== null);
  expect(notes.length).toBeGreaterThan(50);
  expect(notes.filter((note) => /undefined|NaN|null/.test(note))).toEqual([]);
});
