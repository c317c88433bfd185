import fc from 'fast-check';
import { parse, stringify } from 'smol-toml';
import { expect, test } from 'vitest';
import { TomlFault, TomlParser } from '../../../src/core/read/toml-parser.ts';
import { writeJson } from '../../../src/core/write-json.ts';

const read = (text: string) => writeJson(new TomlParser(text).read());

test('what another writer wrote reads back as the value it had', () => {
  const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean());
  const key = fc.string({ minLength: 1, maxLength: 6 }).filter((name) => name !== '__proto__');
  const tables = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, scalar, fc.array(scalar, { maxLength: 3 }), tie('table')),
    table: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  })).table;
  fc.assert(
    fc.property(tables, (table) => {
      const text = stringify(table);
      expect(JSON.parse(read(text))).toEqual(JSON.parse(JSON.stringify(parse(text))));
    }),
  );
});

test.each([
  ['a = 9007199254740993\nb = 1280.50\nc = 0xFF\nd = 1_000', '{"a":9007199254740993,"b":1280.50,"c":255,"d":1000}'],
  [
    'a = 1979-05-27T07:32:00Z\nb = 07:32:00\nc = -inf\nd = nan',
    '{"a":"1979-05-27T07:32:00Z","b":"07:32:00","c":"-Infinity","d":"NaN"}',
  ],
  ['[[x]]\na = 1\n[x.y]\nb = 2\n[[x]]\n', '{"x":[{"a":1,"y":{"b":2}},{}]}'],
  ['a = """\none\\\n   two"""\nb = \'\'\'c\\d\'\'\'', '{"a":"onetwo","b":"c\\\\d"}'],
  ['a = [ # first\n  1,\n  { b = "}" },\n]', '{"a":[1,{"b":"}"}]}'],
  ['"a.b" = 1\nc.d = 2', '{"a.b":1,"c":{"d":2}}'],
])('TOML %j', (text, json) => {
  expect(read(text)).toBe(json);
});

test.each([
  'a = 1\na = 2',
  '[a]\n[a]',
  'a = {b = 1}\n[a.c]',
  'a = [1]\n[[a]]',
  'a = 01',
  'a = "x',
  'a = yes',
  'a = 1 b = 2',
  'a.b = 1\na = 2',
  '= 1',
  'a = """x',
])('no TOML: %j', (text) => {
  expect(() => new TomlParser(text).read()).toThrow(TomlFault);
  expect(() => parse(text)).toThrow();
});
