import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FormatOptions,
  formats,
  type Json,
  type Placement,
  showPath,
  textParts,
} from '../../../src/core/index.ts';
import { layOutText, placementFor } from '../../../src/core/render/render-text.ts';
import { pieceKinds, TracePen } from '../../../src/core/render/trace-pen.ts';
import { traceText } from '../../../src/core/render/trace-text.ts';
import { TraceTree } from '../../../src/core/render/trace-tree.ts';
import { traces } from '../../../src/core/render/traces/index.ts';
import { makeObject, numberFromText } from '../../../src/core/value.ts';

test('every format has a trace, in the same order', () => {
  expect(traces.map(({ id }) => id)).toEqual(formats.map(({ id }) => id));
});

interface Layout {
  readonly format: string;
  readonly head?: string;
  readonly placement?: Placement;
  readonly options?: FormatOptions;
  readonly bodyKey?: string | null;
}

function trace(envelope: Json, layout: Layout) {
  const { format, head = 'json', placement = 'inside', options = {}, bodyKey = null } = layout;
  const find = (id: string) => formats.find((known) => known.id === id) ?? formats[0];
  const body = find(format);
  const wanted = placementFor(body, placement);
  const text = [...textParts(layOutText({ envelope, bodyKey }, wanted, body, find(head), options))].join('');
  const pen = new TracePen(text, new TraceTree());
  for (const _ of traceText({ envelope, bodyKey }, { on: true, format, head, placement, options, fence: false }, pen));
  return pen;
}

/** Each piece as `kind path text`, neighbours of one kind and path as one. */
function pieces(pen: TracePen): readonly string[] {
  return [...pen.ends.slice(0, pen.count)].map((end, index) => {
    const slot = pen.slots[index] ?? 0;
    const kind = pieceKinds[slot % pieceKinds.length];
    const node = pen.tree.nodes[Math.floor(slot / pieceKinds.length)];
    return `${kind} ${showPath(node?.path ?? [])} ${JSON.stringify(pen.text.slice(pen.ends[index - 1] ?? 0, end))}`;
  });
}

const keys = fc.oneof(
  fc.constantFrom('id', 'name', 'a.b', '7', '__proto__', 'a b', 'no', '', 'item', 'x*y', 'q"t', 'p|q', '名称', '{id}'),
  fc.string({ maxLength: 5 }),
);
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(
      null,
      true,
      12,
      -0.5,
      '',
      'x',
      'a\nb',
      '"\\',
      '李雷 😀',
      '\ud800',
      'a, b',
      '| x |',
      '<&>',
      'no',
      "it's",
    ),
    fc.constantFrom('see https://example.com/a?b=c', '\\u4e00\\u4e8c', 'Q2'.repeat(20) + 'aB3x'.repeat(10), ' lead'),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom('1280.50', '9007199254740993', '1e400').map(numberFromText),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(keys, tie('value')), { maxLength: 4 }).map(makeObject),
    fc
      .uniqueArray(keys, { maxLength: 3 })
      .chain((names) =>
        fc
          .array(fc.tuple(...names.map(() => fc.constantFrom<Json>(1, 'x', null))), { maxLength: 4 })
          .map((rows) => rows.map((row) => makeObject(names.map((name, index) => [name, row[index] ?? null])))),
      ),
  ),
}));

const optionsOf: Readonly<Record<string, readonly FormatOptions[]>> = {
  json: [{}, { indent: 4 }, { indent: '\t', escapeNonAscii: true }, { indent: 0 }],
  'json-compact': [{}, { spaced: true, escapeNonAscii: true }],
  csv: [{}, { nullToken: 'NULL' }],
  text: [{}, { template: '{id}: {name} and {a.b} {x' }],
  toon: [{}, { delimiter: '|', indent: 3 }, { delimiter: '\t' }],
  xml: [{}, { indent: 0 }, { indent: '\t' }],
};

describe.each(formats.map(({ id }) => id))('a text in %s', (format) => {
  test('is pieces from its beginning to its end', () => {
    for (const options of optionsOf[format] ?? [{}])
      fc.assert(
        fc.property(value, (json) => trace(json, { format, options }).isDone),
        { numRuns: 500 },
      );
  });

  test('is pieces to its end above, in and as a string of every head', () => {
    const heads = formats.filter(({ nests }) => nests).map(({ id }) => id);
    const layouts = fc.record({
      format: fc.constant(format),
      head: fc.constantFrom(...heads, 'text'),
      placement: fc.constantFrom<Placement>('inside', 'above', 'string'),
      bodyKey: fc.constant('data'),
    });
    fc.assert(
      fc.property(
        value,
        layouts,
        (data, layout) => trace({ status: 'success', data, meta: { note: 'x' } }, layout).isDone,
      ),
      { numRuns: 1000 },
    );
  });
});

describe('pieces say what they are', () => {
  const rows = [
    { id: 1, tags: ['p', 'q'] },
    { id: 2, tags: [] },
  ];

  test('in JSON', () => {
    expect(pieces(trace(rows, { format: 'json' }))).toEqual([
      'mark (whole) "["',
      'indent [*] "\\n  "',
      'mark [*] "{"',
      'indent [*].id "\\n    "',
      'key [*].id "\\"id\\""',
      'mark [*].id ": "',
      'value [*].id "1"',
      'mark [*].tags ","',
      'indent [*].tags "\\n    "',
      'key [*].tags "\\"tags\\""',
      'mark [*].tags ": ["',
      'indent [*].tags "\\n      "',
      'value [*].tags "\\"p\\""',
      'mark [*].tags ","',
      'indent [*].tags "\\n      "',
      'value [*].tags "\\"q\\""',
      'indent [*].tags "\\n    "',
      'mark [*].tags "]"',
      'indent [*] "\\n  "',
      'mark [*] "},"',
      'indent [*] "\\n  "',
      'mark [*] "{"',
      'indent [*].id "\\n    "',
      'repeated [*].id "\\"id\\""',
      'mark [*].id ": "',
      'value [*].id "2"',
      'mark [*].tags ","',
      'indent [*].tags "\\n    "',
      'repeated [*].tags "\\"tags\\""',
      'mark [*].tags ": "',
      'value [*].tags "[]"',
      'indent [*] "\\n  "',
      'mark [*] "}"',
      'indent (whole) "\\n"',
      'mark (whole) "]"',
    ]);
  });

  test('in CSV, through the quotes of a nested cell', () => {
    expect(pieces(trace([{ id: 1, at: { 'x"': 'a, b' } }], { format: 'csv' }))).toEqual([
      'key [*].id "id"',
      'mark [*].at ","',
      'key [*].at "at"',
      'mark [*] "\\n"',
      'value [*].id "1"',
      'mark [*].at ",\\"{"',
      'key [*].at["x\\""] "\\"\\"x\\\\\\"\\"\\"\\""',
      'mark [*].at["x\\""] ":"',
      'value [*].at["x\\""] "\\"\\"a, b\\"\\""',
      'mark [*].at "}\\""',
    ]);
  });

  test('in rows that stand as a string in JSON', () => {
    const layout = { format: 'csv', head: 'json-compact', placement: 'string', bodyKey: 'data' } as const;
    expect(pieces(trace({ ok: true, data: [{ id: 'a"b' }] }, layout))).toEqual([
      'mark (whole) "{"',
      'key ok "\\"ok\\""',
      'mark ok ":"',
      'value ok "true"',
      'mark data ","',
      'key data "\\"data\\""',
      'mark data ":\\""',
      'key data[*].id "id"',
      'mark data[*] "\\\\n"',
      'value data[*].id "\\\\\\"a\\\\\\"\\\\\\"b\\\\\\""',
      'mark data "\\""',
      'mark (whole) "}"',
    ]);
  });

  test.each([
    ['value', 'See '],
    ['url', 'https://example.com/a?b=c'],
    ['escape', '\\u5de5\\u5177'],
    ['base64', `${'aB3x'.repeat(20)}==`],
  ])('a part of a value is %s: %s', (kind, part) => {
    const text = `x ${part} y`;
    expect(pieces(trace(text, { format: 'text' }))).toContain(
      `${kind} (whole) ${JSON.stringify(kind === 'value' ? text : part)}`,
    );
  });

  test.each(['a'.repeat(80), '0123456789abcdef'.repeat(8), 'https is no link', 'C:\\users'])(
    '%s is a value like others',
    (text) => {
      expect(pieces(trace(text, { format: 'text' }))).toEqual([`value (whole) ${JSON.stringify(text)}`]);
    },
  );
});
