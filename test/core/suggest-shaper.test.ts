import { describe, expect, test } from 'vitest';
import { defaultShaper, readOutput, runShaper, suggestShaper } from '../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };

function suggest(text: string) {
  const { read, select, truncate, render } = suggestShaper(readOutput(text));
  return { readers: read.readers, records: select.records, rows: truncate.rows, format: render.format };
}

const flat = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, name: 'x' }));

describe('the first config for', () => {
  test.each([
    [
      'flat rows',
      JSON.stringify(flat(3)),
      { readers: ['json', 'lenient-json', 'broken-json'], records: [], rows: null, format: 'csv' },
    ],
    [
      'many rows',
      JSON.stringify({ items: flat(21) }),
      { readers: ['json', 'lenient-json', 'broken-json'], records: ['items'], rows: 20, format: 'csv' },
    ],
    [
      'nested rows',
      '[{"a":{"b":1}},{"a":{"b":2}}]',
      { readers: ['json', 'lenient-json', 'broken-json'], records: [], rows: null, format: 'json-compact' },
    ],
    [
      'lines of JSON',
      '{"a":1}\n{"b":2}',
      { readers: ['jsonl', 'json', 'broken-json'], records: [], rows: null, format: 'json-compact' },
    ],
    ['CSV', 'a,b\n1,2\n3,4', { readers: ['csv'], records: [], rows: null, format: 'csv' }],
    ['a log', '12:00 up\n12:01 down', { readers: ['text'], records: [], rows: null, format: 'text' }],
    [
      'an error',
      '{"error":{"code":404,"message":"no page","details":[{"a":1},{"a":2},{"a":3}]}}',
      { readers: ['json', 'lenient-json', 'broken-json'], records: [], rows: null, format: 'json-compact' },
    ],
    [
      'a dump of HTTP',
      'HTTP/1.1 200 OK\n\n[{"a":1}]',
      { readers: ['http', 'json', 'lenient-json', 'broken-json'], records: [], rows: null, format: 'json-compact' },
    ],
    ['a text that was cut off', '{"a":[1,', { readers: null, records: [], rows: null, format: 'text' }],
  ])('%s', (_, text, expected) => {
    expect(suggest(text)).toEqual(expected);
  });
});

test('leaves every field, redacts nothing and states no sort', () => {
  const { fields, redact, truncate, envelope } = suggestShaper(readOutput(JSON.stringify(flat(50))));
  expect({ fields, redact, sort: truncate.sort, envelope }).toEqual({
    fields: defaultShaper.fields,
    redact: defaultShaper.redact,
    sort: [],
    envelope: defaultShaper.envelope,
  });
});

test('takes tool and call from the facts', () => {
  const text =
    '[{"role":"assistant","tool_calls":[{"id":"c9","function":{"name":"f"}}]},{"role":"tool","tool_call_id":"c9","content":"x"}]';
  expect(suggestShaper(readOutput(text)).message).toMatchObject({ tool: 'f', callId: 'c9' });
});

test('pins every reader on the way: its own sample reads as it did', () => {
  const modules = import.meta.glob<{ examples: { hits: readonly string[] } }>(
    ['../../src/core/read/readers/*.ts', '!**/index.ts'],
    { eager: true },
  );
  const samples = Object.values(modules).flatMap(({ examples }) => examples.hits);
  expect(samples.length).toBeGreaterThan(30);
  for (const sample of samples) {
    const reading = readOutput(sample);
    expect(readOutput(sample, { readers: suggestShaper(reading).read.readers }), sample).toEqual(reading);
  }
});

test('reads what it was made for as it was read, and tells a later sample that is cut off', () => {
  const shaper = suggestShaper(readOutput('[{"a":1},{"a":2}]'));
  const later = readOutput('[{"a":1},{"a":', { readers: shaper.read.readers });
  expect(later).toMatchObject({ reader: 'broken-json', isPartial: true });
  expect(runShaper(later, shaper, deps).result.warnings).toContain('input_truncated');
});
