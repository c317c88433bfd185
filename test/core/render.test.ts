import fc from 'fast-check';
import { CORE_SCHEMA, dump, load, YAML11_SCHEMA } from 'js-yaml';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { type FormatOptions, formats, type Json, renderAs } from '../../src/core/index.ts';
import { cellText } from '../../src/core/render/table.ts';

const modules = import.meta.glob<{ examples: readonly { value: Json; options?: FormatOptions; text: string }[] }>(
  ['../../src/core/render/formats/*.ts', '!**/index.ts'],
  { eager: true },
);

const examples = Object.entries(modules).flatMap(([file, { examples: list }]) =>
  list.map((example, index) => ({ id: file.replace(/^.*\/(.*)\.ts$/, '$1'), index, example })),
);

describe('every format', () => {
  test('has its examples', () => {
    const ids = new Set(examples.map(({ id }) => id));
    expect(formats.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(examples)('$id writes its example $index as stated', ({ id, example }) => {
    expect(renderAs(id, example.value, example.options)).toBe(example.text);
  });

  test.each(formats)('$id writes any JSON without throwing and never "[object Object]"', ({ id }) => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(renderAs(id, value as Json)).not.toContain('[object');
      }),
    );
  });
});

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom('a,b', '"', ' x', 'x ', 'a\nb', 'a\r\nb', '', '\ufeffx', '=1+1'),
  fc.integer(),
);

test('json and json-compact are what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(renderAs('json-compact', value as Json)).toBe(JSON.stringify(value));
      expect(renderAs('json', value as Json)).toBe(JSON.stringify(value, null, 2));
      expect(renderAs('json', value as Json, { indent: '\t' })).toBe(JSON.stringify(value, null, '\t'));
    }),
  );
});

test('papaparse reads back every cell of our CSV', () => {
  const row = fc.tuple(cell, cell, cell);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const value = rows.map(([a, b, c]) => ({ a, 'b,"': b, c }));
      const { data } = Papa.parse<string[]>(renderAs('csv', value), { delimiter: ',', newline: '\n' });
      expect(data).toEqual([['a', 'b,"', 'c'], ...rows.map((cells) => cells.map((text) => cellText(text, '')))]);
    }),
  );
});

test('a Markdown table has as many cells in every row as its header, whatever they hold', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const lines = renderAs(
        'markdown',
        rows.map(([a, b]) => ({ a, b })),
      ).split('\n');
      expect(lines).toHaveLength(rows.length + 2);
      for (const line of lines) expect(line.replace(/\\[\\|]/g, '').split('|')).toHaveLength(4);
    }),
  );
});

const yamlTrap = fc.constantFrom(
  'no',
  'Yes',
  'on',
  '~',
  'null',
  '1e3',
  '012',
  '0o7',
  '0x1F',
  '12:30',
  '1:2:3',
  '1_000',
  '.5',
  '+1',
  '-',
  '- a',
  '? x',
);
const yamlText = fc.oneof(
  fc.string(),
  yamlTrap,
  fc.constantFrom(
    'a: b',
    'a:',
    '#c',
    'x #y',
    '<<',
    '=',
    '!t',
    '&a',
    '*a',
    '%d',
    '@h',
    '`q',
    '|',
    '>',
    '2026-08-12',
    '2026-08-12T10:00:00Z',
    '.inf',
    'NaN',
    'a\nb',
    'a\tb',
    '\u2028',
    '\ufeff',
    '\u0085',
    'é ',
    "it's",
    '[',
    '{',
    ',',
    '---',
    '...',
  ),
);

test('js-yaml reads back every text and key of our YAML, under both versions of YAML', () => {
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      yamlText,
      fc.integer(),
      fc.constantFrom(null, true, false, 1.5),
      fc.array(tie('node')),
      fc.dictionary(yamlText, tie('node')),
    ),
  }));
  fc.assert(
    fc.property(tree.node, (value) => {
      const text = renderAs('yaml', value as Json);
      for (const schema of [CORE_SCHEMA, YAML11_SCHEMA]) expect(load(text, { schema })).toEqual(value);
    }),
    { numRuns: 500 },
  );
});

test('js-yaml never quotes a text that our YAML leaves plain', () => {
  fc.assert(
    fc.property(yamlText, (text) => {
      const isPlain = renderAs('yaml', text) === text;
      if (isPlain) expect(dump(text, { lineWidth: -1 })).toBe(`${text}\n`);
    }),
    { numRuns: 2000 },
  );
});
