import { load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import {
  collectStats,
  editShaper,
  type FormatOptions,
  findProblems,
  formatRules,
  formats,
  type Json,
  readOutput,
  recommendationWords,
  recommendFormat,
  renderAs,
  rowsOf,
  runShaper,
  suggestShaper,
  valueAt,
} from '../../../src/core/index.ts';
import { csvReadBack } from '../../../src/core/render/read-back/csv.ts';
import { yamlReadBack } from '../../../src/core/render/read-back/yaml.ts';

const users = [
  { user_id: 1001, display_name: 'Alice', email: 'alice@example.com', status: 'active' },
  { user_id: 1002, display_name: 'Bob', email: 'bob@example.com', status: 'inactive' },
];

const rendered: readonly (readonly [string, string, Json, FormatOptions, string])[] = [
  [
    'a sentence',
    'text',
    { miles: 1, km: 1.609344 },
    { template: '{miles} 英里 = {km} 公里' },
    '1 英里 = 1.609344 公里',
  ],
  [
    'keys and values',
    'text',
    { country: 'CN', timezone: 'Asia/Shanghai', currency: 'CNY' },
    {},
    'country: CN\ntimezone: Asia/Shanghai\ncurrency: CNY',
  ],
  [
    'users',
    'csv',
    users,
    {},
    'user_id,display_name,email,status\n1001,Alice,alice@example.com,active\n1002,Bob,bob@example.com,inactive',
  ],
  [
    'users',
    'tsv',
    users,
    {},
    'user_id\tdisplay_name\temail\tstatus\n1001\tAlice\talice@example.com\tactive\n1002\tBob\tbob@example.com\tinactive',
  ],
  [
    'commas, quotes and line breaks',
    'csv',
    [{ a: 'x,y', b: 'he said "hi"', c: 'l1\nl2' }],
    {},
    'a,b,c\n"x,y","he said ""hi""","l1\nl2"',
  ],
  ['null beside an empty text', 'csv', [{ a: null, b: '', c: 'x' }], {}, 'a,b,c\n,,x'],
  [
    'pipes and line breaks',
    'markdown',
    [
      { name: 'Alice', status: 'active' },
      { name: 'a|b', status: 'l1\nl2' },
    ],
    {},
    '| name | status |\n| --- | --- |\n| Alice | active |\n| a\\|b | l1<br>l2 |',
  ],
  [
    'words that were booleans',
    'yaml',
    { a: 'yes', b: 'no', c: 'on', d: 'off' },
    {},
    "a: 'yes'\nb: 'no'\nc: 'on'\nd: 'off'",
  ],
  [
    'JSON as Python writes it',
    'json-compact',
    { error: '未知工具：foo' },
    { spaced: true, escapeNonAscii: true },
    '{"error": "\\u672a\\u77e5\\u5de5\\u5177\\uff1afoo"}',
  ],
];

describe('known cases', () => {
  test.each(rendered)('%s in %s', (_, format, value, options, text) => {
    expect(renderAs(format, value, options)).toBe(text);
  });

  test('CSV gives back texts, whatever went in', () => {
    const text = renderAs('csv', [{ n: 1, s: '1', b: true }]);
    expect(csvReadBack.read(text, {})?.value).toEqual([{ n: '1', s: '1', b: 'true' }]);
  });

  test('null beside an empty text in CSV is found, and so is a number beside its text', () => {
    const found = (output: string) => {
      const reading = readOutput(output);
      const shaper = editShaper(suggestShaper(reading), [{ type: 'set', stage: 'render', change: { format: 'csv' } }]);
      const run = runShaper(reading, shaper, {
        countTokens: (text) => text.length,
        now: () => 0,
        randomId: () => 'id',
      });
      return findProblems(run, { tokens: null, budget: null, fields: collectStats(rowsOf(reading.value)) }).map(
        ({ check }) => check,
      );
    };
    expect(found('[{"a":null,"b":"x"},{"a":"","b":"y"}]')).toContain('csv-null-empty-ambiguous');
    expect(found('[{"a":1,"b":"x"},{"a":"1","b":"y"}]')).toContain('csv-type-loss');
  });

  test('bare words read as booleans in YAML 1.1 only; what we write reads the same in both', () => {
    const bare = 'a: yes\nb: no\nc: on\nd: off';
    const { value, other } = yamlReadBack.read(bare, {}) ?? {};
    expect(value).toEqual({ a: 'yes', b: 'no', c: 'on', d: 'off' });
    expect(other).toEqual({ a: true, b: false, c: true, d: false });
    expect(load(bare)).toEqual(value);
    expect(load(renderAs('yaml', value ?? null), { schema: YAML11_SCHEMA })).toEqual(value);
  });

  test('rows inside a wrapper are found', () => {
    const reading = readOutput('{"result":{"list":[1,2]}}');
    const { select } = suggestShaper(reading);
    expect(valueAt(reading.value, select.records ?? [])).toEqual([1, 2]);
  });
});

const rows = (count: number, row: Json): Json => Array.from({ length: count }, () => row);

describe('the rule of thumb', () => {
  test.each<readonly [string, Json, string]>([
    ['one number', 1.609344, 'text'],
    ['nesting', { order: { id: 'A1', items: [{ sku: 1 }] } }, 'json'],
    ['many plain rows', rows(200, { id: 1, name: 'x', status: 'active' }), 'csv'],
    ['many rows with lists in them', rows(200, { id: 1, tags: ['a'] }), 'json'],
    ['three rows', rows(3, { id: 1, name: 'x' }), 'json'],
    ['rows of two kinds', [...Array.from({ length: 30 }, () => ({ a: 1 })), { b: 1 }], 'json'],
    ['an empty list', [], 'json'],
  ])('for %s', (_, value, format) => {
    expect(recommendFormat(value).format).toBe(format);
  });

  test('asks what kind of tool it was, and where a table starts to pay', () => {
    expect(recommendFormat({ total: 12, mean: 3.5 })).toEqual({ format: 'json', rule: 'general' });
    expect(recommendFormat({ total: 12, mean: 3.5 }, 'aggregate')).toEqual({ format: 'text', rule: 'few-settings' });
    expect(recommendFormat(rows(3, { id: 1 }), 'query', { tableRows: 3, settings: 5 }).format).toBe('csv');
  });

  test('has a reason and a format for each rule', () => {
    expect(Object.keys(recommendationWords)).toEqual(formatRules.map(({ id }) => id));
    for (const { format } of formatRules) expect(formats.map(({ id }) => id)).toContain(format);
  });
});
