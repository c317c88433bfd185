import { expect, test } from 'vitest';
import { findReadings, readers, readOutput } from '../../../src/core/index.ts';

test('each layer says what else it could be read as, and the choice holds', () => {
  const text = 'HTTP/1.1 200 OK\ncontent-type: text/csv\n\na,b\n1,2\n';
  const layers = findReadings(text);
  expect(layers.map(({ reader, choices }) => [reader, choices.map((choice) => choice.reader)])).toEqual([
    ['http', ['http', 'text']],
    ['csv', ['csv', 'text']],
  ]);
  const asText = layers[1]?.choices[1]?.readers ?? [];
  expect(readOutput(text, { readers: asText })).toMatchObject({ value: 'a,b\n1,2\n', facts: { httpStatus: 200 } });
  const asIs = layers[0]?.choices[1]?.readers ?? [];
  expect(readOutput(text, { readers: asIs }).value).toBe(text);
});

test('a layer around a value can be left on', () => {
  const text = '{"content":[{"type":"text","text":"hi"}],"isError":false}';
  const [, mcp] = findReadings(text);
  expect(mcp?.choices.map(({ reader, isTaken }) => [reader, isTaken])).toEqual([
    ['mcp', true],
    [null, false],
  ]);
  expect(readOutput(text, { readers: mcp?.choices[1]?.readers ?? [] }).value).toEqual(JSON.parse(text));
});

test('broken JSON offers its repair, which is never taken by itself', () => {
  const [layer] = findReadings('{"a":1,"b":[1,2');
  const choice = layer?.choices.find(({ reader }) => reader === 'repaired-json');
  expect([layer?.reader, choice?.isTaken]).toEqual(['broken-json', false]);
  expect(readOutput('{"a":1,"b":[1,2', { readers: choice?.readers ?? [] }).value).toEqual({ a: 1, b: [1, 2] });
  const optIn = readers.filter((reader) => 'isOptIn' in reader).map(({ id }) => id);
  expect(optIn).toEqual(['repaired-json']);
});

test('strict JSON and its dialects pin each other, so that a stray comma later is no failure', () => {
  const pinned = findReadings('{"a":1}')[0]?.choices[0]?.readers;
  expect(readOutput('{"a":1,}', { readers: pinned ?? [] })).toMatchObject({
    value: { a: 1 },
    warnings: ['input_lenient'],
  });
  expect(readOutput('{"a":1,}', { readers: ['json', 'broken-json'] }).reader).toBe('broken-json');
});

test('half of a character is found, as it is and as an escape', () => {
  expect(readOutput('{"a":"\\ud83d"}').problems).toMatchObject([{ id: 'text.lone-surrogate', start: 6, end: 12 }]);
  expect(readOutput('cut \ud83d').problems).toMatchObject([{ id: 'text.lone-surrogate', values: { count: 1 } }]);
  expect(readOutput('{"a":"\\ud83d\\ude00 😀 \\\\ud83d"}').problems).toEqual([]);
});
