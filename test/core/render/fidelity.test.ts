import { decode } from '@toon-format/toon';
import fc from 'fast-check';
import { load, YAML11_SCHEMA } from 'js-yaml';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import {
  checkFidelity,
  defaultShaper,
  editShaper,
  exportTypeScript,
  formats,
  type Json,
  type LossKind,
  lossWords,
  readOutput,
  renderAs,
} from '../../../src/core/index.ts';
import { readBacks } from '../../../src/core/render/read-back/index.ts';
import {
  ExactNumberValue,
  entriesOf,
  isArray,
  isEqual,
  isObject,
  makeObject,
  memberOf,
} from '../../../src/core/value.ts';
import { readCoreSources } from '../../../src/state/sources-plugin.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'null',
    'NULL',
    'true',
    'no',
    'on',
    '1e3',
    '012',
    '12:30',
    '1',
    ' x',
    'x\t',
    'a,b',
    '"',
    'a|b',
    '\\|',
    '\\',
    'a\nb',
    'a\r\nb',
    '\n',
    '\n\n',
    '<br>',
    '- x',
    '**',
    '**: ',
    'a: b',
    'a: b\n\nc: d',
    '| a |\n| --- |\n| b |',
    '&lt;',
    '<a>',
    '{"a":1}',
    '{}',
    '[]',
    '\ud800',
    'x\udc00',
    '\u0001',
    '\ufffd',
    '\ufeff',
    '\u0085',
    '\u2028',
    '[2]: 1,2',
    '#',
    '---',
  ),
);
const number = fc.oneof(
  fc.integer(),
  // No reading holds a plain -0.
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((double) => double || 0),
  fc
    .constantFrom('1280.50', '9007199254740993', '1e400', '-0', '1.0', '1E5', '1e-9', '1.5e300')
    .map((source) => new ExactNumberValue(source)),
);
const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c') },
  fc.constantFrom(
    'a ',
    'a.b',
    'a[0]',
    'field',
    'value',
    'item',
    'columns',
    'rows',
    '',
    '1',
    '__proto__',
    'a:',
    'x y',
    '*',
  ),
  text,
);
const scalar = fc.oneof(text, number, fc.constantFrom(null, true, false));
const object = (member: fc.Arbitrary<Json>) => fc.array(fc.tuple(key, member), { maxLength: 4 }).map(makeObject);
const rows = fc
  .array(fc.tuple(scalar, scalar, scalar), { minLength: 1, maxLength: 4 })
  .map((list): Json => list.map(([a, b, c]) => ({ a, 'b,': b, c })));
const tree = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('node'), { maxLength: 4 }), object(tie('node'))),
}));
const value = fc.oneof(
  tree.node,
  rows,
  fc.array(object(scalar), { maxLength: 4 }),
  fc.array(object(tree.node), { maxLength: 3 }),
);
const runs = { numRuns: Number(process.env.FIDELITY_RUNS ?? 500) };
const timeout = 600_000;

describe('the ledger', () => {
  test.each(formats)(
    'of $id says exact where the text gives back an equal value, and only there',
    ({ id, defaults }) => {
      const reader = readBacks.find((readBack) => readBack.id === id);
      fc.assert(
        fc.property(value, (written) => {
          const { exact, losses } = checkFidelity(id, written);
          expect(exact).toBe(losses.length === 0);
          const back = reader?.read(asSent(renderAs(id, written)), defaults) ?? null;
          const isSame = back !== null && isEqual(written, back.value);
          // YAML has two kinds of readers: what only one of them takes for something else is lost, too.
          const isOnlyAmbiguous = id === 'yaml' && losses.length === 1 && losses[0]?.kind === 'ambiguous-scalar';
          expect(isSame).toBe(exact || isOnlyAmbiguous);
        }),
        runs,
      );
    },
    timeout,
  );

  test.each(formats)('of $id names places that are in the value or absent from it, and counts them', ({ id }) => {
    fc.assert(
      fc.property(value, (written) => {
        for (const { kind, path, places, count } of checkFidelity(id, written).losses) {
          expect(places[0]).toEqual(path);
          expect(places.length).toBe(Math.min(count, 5));
          for (const place of places) expect(isPlace(written, place, kind)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function isPlace(node: Json, [segment, ...rest]: readonly unknown[], kind: LossKind): boolean {
  if (segment === undefined) return true;
  const isAdded = /^absent|^key-changed|^duplicate/.test(kind) && rest.length === 0;
  const member =
    isArray(node) && typeof segment === 'number'
      ? node[segment]
      : isObject(node) && typeof segment === 'string'
        ? memberOf(node, segment)
        : undefined;
  return member === undefined ? isAdded && isObject(node) : isPlace(member, rest, kind);
}

/** Readers that are not ours. */
const otherReaders: readonly [string, (written: string) => unknown][] = [
  ['json', JSON.parse],
  ['json-compact', JSON.parse],
  ['jsonl', (written) => (written === '' ? [] : written.split('\n').map((line) => JSON.parse(line)))],
  ['yaml', (written) => load(written)],
  ['yaml', (written) => load(written, { schema: YAML11_SCHEMA })],
  ['toon', (written) => decode(written)],
];

test.each(otherReaders)(
  'what is exact in %s is so for readers that are not ours, numbers as numbers',
  (id, read) => {
    fc.assert(
      fc.property(value, (written) => {
        if (checkFidelity(id, written).exact !== true || JSON.stringify(plain(written)).includes('__proto__')) return;
        expect(read(renderAs(id, written))).toEqual(plain(written));
      }),
      runs,
    );
  },
  timeout,
);

test.each([
  ['csv', ','],
  ['tsv', '\t'],
])(
  'what is exact in %s is so for papaparse',
  (id, delimiter) => {
    fc.assert(
      fc.property(rows, (written) => {
        const { data } = Papa.parse(asSent(renderAs(id, written)), { header: true, delimiter, newline: '\n' });
        expect(checkFidelity(id, written).exact).toBe(isEqual(data as Json, written));
      }),
      runs,
    );
  },
  timeout,
);

/** UTF-8 has no half surrogate pairs. */
function asSent(written: string): string {
  return written.replace(/\p{Cs}/gu, '\ufffd');
}

/** Numbers as numbers, maps as objects. */
function plain(node: Json): unknown {
  if (isArray(node)) return node.map(plain);
  if (!isObject(node)) return node instanceof ExactNumberValue ? Number(node.text) : node;
  return Object.fromEntries(entriesOf(node).map(([name, member]) => [name, plain(member)]));
}

/** A value that every format keeps, but for what stands at `x` of its second record. */
const around = (source: string) => readOutput(`[{"x":"one","y":"p q"},{${source}},{"x":"two","y":"r"}]`).value;
const flat: readonly string[] = ['csv', 'tsv', 'markdown', 'markdown-kv', 'text'];
const inMarkdown = ['markdown', 'markdown-kv'];
const losesNone: readonly string[] = [];

const features: readonly (readonly [string, string, Readonly<Partial<Record<LossKind, readonly string[]>>>])[] = [
  ['nothing odd', '"x":"three","y":"s"', {}],
  ['words and numbers in quotes', '"x":"no","y":"012"', {}],
  ['a number', '"x":5,"y":"s"', { 'number-became-text': [...flat, 'xml'] }],
  ['a boolean', '"x":false,"y":"s"', { 'boolean-became-text': [...flat, 'xml'] }],
  ['null', '"x":null,"y":"s"', { 'null-became-empty': ['csv', 'tsv', 'markdown'] }],
  ['the word for null', '"x":"null","y":"s"', { 'ambiguous-scalar': ['markdown-kv', 'text'] }],
  [
    'a member less',
    '"x":"three"',
    { 'absent-became-empty': ['csv', 'tsv', 'markdown'], 'absent-became-null': ['columns'] },
  ],
  ['a list', '"x":["p"],"y":"s"', { 'nesting-became-text': flat }],
  [
    'a line break in a list',
    '"x":["a\\nb"],"y":"s"',
    { 'nesting-became-text': flat.filter((id) => id !== 'text'), 'cell-breaks-row': ['text'] },
  ],
  ['an object', '"x":{"z":"p"},"y":"s"', { 'nesting-became-text': flat }],
  [
    'zeros after the point',
    '"x":1280.50,"y":"s"',
    { 'number-became-text': [...flat, 'xml'], 'number-text-changed': ['toon'] },
  ],
  ['a long number', '"x":9007199254740993,"y":"s"', { 'number-became-text': [...flat, 'xml'] }],
  [
    'a number that YAML 1.1 takes for text',
    '"x":2e3,"y":"s"',
    { 'number-became-text': [...flat, 'xml'], 'ambiguous-scalar': ['yaml'], 'number-text-changed': ['toon'] },
  ],
  ['keys in another order', '"y":"s","x":"three"', { 'key-order': ['csv', 'tsv', 'markdown', 'toon', 'columns'] }],
  ['half a surrogate pair', '"x":"a\\ud800","y":"s"', { 'lone-surrogate': [...flat, 'toon', 'xml'] }],
  ['a control character', '"x":"a\\u0001","y":"s"', { 'control-character': ['xml'] }],
  ['a space at the end', '"x":"a ","y":"s"', { 'text-trimmed': inMarkdown }],
  ['a line break', '"x":"a\\nb","y":"s"', { 'cell-breaks-row': ['text'] }],
  [
    'a line break as Windows has it',
    '"x":"a\\r\\nb","y":"s"',
    { 'cell-breaks-row': ['text'], 'line-break-changed': inMarkdown },
  ],
  ['the mark of a line break', '"x":"a<br>b","y":"s"', { 'line-break-changed': inMarkdown }],
  ['pipes, quotes, commas and backslashes', '"x":"\\"a|b\\\\|\\\\","y":",\\t;"', { 'text-trimmed': losesNone }],
];

describe('a value that every format keeps loses, with', () => {
  test.each(features)('%s, exactly what that costs', (_, source, expected) => {
    for (const { id } of formats) {
      const wanted = Object.entries(expected).flatMap(([kind, ids]) => (ids.includes(id) ? [kind] : []));
      const { losses } = checkFidelity(id, around(source));
      expect([id, ...losses.map(({ kind }) => kind).sort()]).toEqual([id, ...wanted.sort()]);
    }
  });

  test('a key that ends in a space, a column', () => {
    const doubled = [{ x: 'a', 'x ': 'b' }];
    expect(checkFidelity('markdown', doubled).losses).toEqual([
      { kind: 'duplicate-header', path: [0, 'x '], count: 1, places: [[0, 'x ']] },
    ]);
    expect(checkFidelity('csv', doubled).exact).toBe(true);
  });
});

test('a mark for null keeps it, unless a text is the mark', () => {
  expect(checkFidelity('csv', [{ a: null, b: 'x' }], { nullToken: 'NULL' }).exact).toBe(true);
  expect(checkFidelity('csv', [{ a: null, b: 'NULL' }], { nullToken: 'NULL' }).losses).toEqual([
    { kind: 'ambiguous-scalar', path: [0, 'b'], count: 1, places: [[0, 'b']] },
  ]);
});

test('five places are named, all are counted', () => {
  const { losses } = checkFidelity(
    'csv',
    Array.from({ length: 9 }, (_, id) => ({ id, name: 'x' })),
  );
  expect(losses).toEqual([
    { kind: 'number-became-text', path: [0, 'id'], count: 9, places: [0, 1, 2, 3, 4].map((row) => [row, 'id']) },
  ]);
});

test('a long text is not checked, and not called exact', () => {
  expect(checkFidelity('json', 'x'.repeat(2_000_001))).toEqual({ exact: null, losses: [], unchecked: 'size' });
});

test('a value that is nested as deep as a reading can be is judged in every format', () => {
  const { value: deep } = readOutput(`${'[{"a":'.repeat(490)}1${'}]'.repeat(490)}`);
  for (const { id } of formats) expect([id, typeof checkFidelity(id, deep).exact]).toEqual([id, 'boolean']);
});

test('every format has its reader', () => {
  expect(readBacks.map(({ id }) => id)).toEqual(formats.map(({ id }) => id));
});

test('every loss has a sentence that ends in what would keep it', () => {
  for (const [kind, say] of Object.entries(lossWords))
    expect([kind, say({ count: 2 })].join()).toMatch(/^[\w-]+,[A-Z\d][^.]*(?:\.\d+[^.]*)*\. [^.]+\.$/);
});

test('exported code reads nothing back', async () => {
  const sources = await readCoreSources();
  for (const { id: format } of formats) {
    const shaper = editShaper(defaultShaper, [{ type: 'set', stage: 'render', change: { format } }]);
    const text = exportTypeScript({ name: 'x', shaper }, {}, sources)[0]?.text ?? '';
    expect(text).toContain('toolResult');
    expect(text).not.toMatch(/readBack|ReadBack|LossLedger|lossWords|compareValues|readDelimited/);
  }
});
