import { expect, test } from 'vitest';
import { renderAs } from '../../../src/core/index.ts';
import { bare, shape } from './shape.ts';

test('content that repeats what is structured reaches the model once', () => {
  const { reading } = shape({ content: [{ type: 'text', text: '{"y":2,"x":1}' }], structuredContent: { x: 1, y: 2 } });
  expect(reading.value).toEqual({ x: 1, y: 2 });
  expect(reading.wrappers.at(-1)?.values).toMatchObject({ repeats: true });
});

test('a result that was encoded twice is its members', () => {
  const { reading } = shape('"{\\"temp\\": 72}"');
  expect([reading.value, reading.wrappers.map(({ reader }) => reader)]).toEqual([{ temp: 72 }, ['json-string']]);
});

test("Python's own form of a result is read, and the result says so", () => {
  const { reading, result } = shape("{'ok': True, 'v': None, 'n': (1, 2)}");
  expect(reading.value).toEqual({ ok: true, v: null, n: [1, 2] });
  expect(result.warnings).toContain('input_lenient');
});

test('letters that are written as escapes reach the model as letters; where a text keeps them they are found', () => {
  const { text, checks } = shape('{"city":"\\u5317\\u4eac\\u5e02"}');
  expect([text.includes('北京市'), checks.includes('ascii-escaped-cjk')]).toEqual([true, false]);
  expect(shape('city=\\u5317\\u4eac is open', { edits: bare('text') }).checks).toContain('ascii-escaped-cjk');
});

test('an image is named, never sent as text', () => {
  const data = 'iVBORw0KGgo'.repeat(400);
  const { text, reading } = shape({ content: [{ type: 'image', mimeType: 'image/png', data }] });
  expect(text).not.toContain(data);
  expect(reading.problems).toMatchObject([{ id: 'mcp.media' }]);
});

test('colours go, and progress that was drawn anew is its last state', () => {
  const { reading } = shape('\u001b[2K\u001b[32mGet: 1%\rGet: 2%\rGet: 100% \u001b[0m');
  expect([String(reading.value).trim(), reading.problems[0]?.values]).toEqual(['Get: 100%', { count: 2 }]);
});

test('an id above 2^53 keeps its digits in every text, and is found', () => {
  const { text, checks, reading } = shape('{"id":725653563933458431,"name":"Ann"}');
  expect(text).toContain('725653563933458431');
  expect(checks).toContain('unsafe-integer');
  for (const format of ['json', 'csv', 'yaml', 'markdown', 'toon'])
    expect(renderAs(format, reading.value), format).toContain('725653563933458431');
});

test('NaN is read with a warning and its place, and no reading of strict JSON takes it', () => {
  const { reading, result } = shape('{"mean":NaN,"max":Infinity}');
  expect(reading.value).toEqual({ mean: 'NaN', max: 'Infinity' });
  expect(reading.problems).toMatchObject([{ values: { kind: 'not-a-number', count: 2 }, start: 8 }]);
  expect(result.warnings).toContain('input_lenient');
});

test.each([
  ['1753009586.552359', '2025-07-20T11:06:26.552Z'],
  [1753009586552, '2025-07-20T11:06:26.552Z'],
  [1753009586552359, '2025-07-20T11:06:26.552Z'],
  [1753009586, '2025-07-20T11:06:26.000Z'],
])('a time since 1970 is found in every unit, its date beside it: %j', (ts, date) => {
  const { findings } = shape([
    { ts, n: 1 },
    { ts, n: 2 },
  ]);
  expect(findings.find(({ check }) => check === 'epoch-timestamp')?.values).toMatchObject({ path: 'ts', date });
});

test('YAML quotes what older readers take for something else', () => {
  const { text } = shape({ c: ['ca', 'no', 'us'], v: '1.10', t: '12:30' }, { edits: bare('yaml') });
  expect(text).toMatch(/['"]no['"]/);
  expect(text).toMatch(/v: ['"]1\.10['"]/);
  expect(text).toMatch(/t: ['"]12:30['"]/);
});
