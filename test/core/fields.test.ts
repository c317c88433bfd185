import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  collectStats,
  defaultShaper,
  type Edit,
  each,
  editShaper,
  type Json,
  readOutput,
  renderAs,
  runShaper,
  valueAt,
} from '../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };

/** The text that the edits leave of an output, without envelope. */
function shape(output: string, edits: readonly Edit[]): string {
  const bare: Edit[] = [
    { type: 'set', stage: 'envelope', change: { on: false } },
    { type: 'set', stage: 'render', change: { format: 'json-compact' } },
  ];
  return runShaper(readOutput(output), editShaper(defaultShaper, [...bare, ...edits]), deps).text;
}

describe('Fields', () => {
  test('drops a nested field in every record and keeps the rest', () => {
    const output = '[{"a":1,"c":{"x":1,"y":2}},{"c":{"y":3}},{"c":null}]';
    expect(shape(output, [{ type: 'setField', path: ['c', 'y'], change: { keep: false } }])).toBe(
      '[{"a":1,"c":{"x":1}},{"c":{}},{"c":null}]',
    );
  });

  test('reaches into lists by `each`', () => {
    const path = ['items', { each: true }, 'sku'] as const;
    expect(
      shape('{"items":[{"sku":"a","n":1},{"n":2}]}', [{ type: 'setField', path, change: { name: 'article' } }]),
    ).toBe('{"items":[{"article":"a","n":1},{"n":2}]}');
  });

  test('keeps only the named fields when others are dropped', () => {
    const edits: Edit[] = [
      { type: 'set', stage: 'fields', change: { others: 'drop' } },
      { type: 'setField', path: ['id'], change: { keep: true } },
      { type: 'setField', path: ['c', 'y'], change: { name: 'why' } },
    ];
    expect(shape('[{"id":1,"z":2,"c":{"x":1,"y":{"deep":[1]}}}]', edits)).toBe('[{"id":1,"c":{"why":{"deep":[1]}}}]');
  });

  test('names values of the same type only', () => {
    const output = '[{"st":0},{"st":"0"},{"st":false},{"st":null},{"st":9}]';
    const edits: Edit[] = [
      { type: 'nameValue', path: ['st'], from: 0, to: 'pending' },
      { type: 'nameValue', path: ['st'], from: null, to: 'none' },
    ];
    expect(shape(output, edits)).toBe('[{"st":"pending"},{"st":"0"},{"st":false},{"st":"none"},{"st":9}]');
  });

  test('puts ordered fields first, integer-like names too', () => {
    expect(shape('[{"b":1,"10":2,"a":3}]', [{ type: 'moveField', siblings: [['a'], ['10']] }])).toBe(
      '[{"a":3,"10":2,"b":1}]',
    );
    expect(shape('[{"b":1,"a":3}]', [{ type: 'setField', path: ['a'], change: { name: '7' } }])).toBe(
      '[{"b":1,"7":3}]',
    );
  });

  test('treats `__proto__` as a key like any other', () => {
    const output = '[{"__proto__":{"x":1},"constructor":2}]';
    expect(shape(output, [{ type: 'setField', path: ['constructor'], change: { keep: false } }])).toBe(
      '[{"__proto__":{"x":1}}]',
    );
    expect(shape(output, [{ type: 'setField', path: ['constructor'], change: { name: '__proto__2' } }])).toBe(
      '[{"__proto__":{"x":1},"__proto__2":2}]',
    );
  });

  test('says "unexpected shape" when a required field is nowhere, never empty', () => {
    const shaper = editShaper(defaultShaper, [{ type: 'setField', path: ['id'], change: { required: true } }]);
    const { result } = runShaper(readOutput('[{"key":1}]'), shaper, deps);
    expect([result.status, result.error?.code, result.error?.field]).toEqual(['error', 'UNEXPECTED_SHAPE', 'id']);
  });

  test('to project twice is to project once where nothing is renamed, and every value kept is as it was', () => {
    const key = fc.constantFrom('a', 'b', 'c', '7');
    const { node } = fc.letrec<{ node: Json }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.constantFrom<Json>(null, '', 0, 'x'),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(key, tie('node'), { maxKeys: 4 }),
      ),
    }));
    const path = fc.array(fc.oneof(key, fc.constant(each)), { minLength: 1, maxLength: 3 });
    const edits = fc
      .tuple(
        fc.array(fc.record({ path, keep: fc.boolean() }), { maxLength: 5 }),
        fc.array(path, { maxLength: 4 }),
        fc.constantFrom('keep' as const, 'drop' as const),
      )
      .map(([rules, order, others]): readonly Edit[] => [
        { type: 'set', stage: 'fields', change: { others, order } },
        ...rules.map(({ path: at, keep }) => ({ type: 'setField' as const, path: at, change: { keep } })),
      ]);
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(key, node, { maxKeys: 4 }), { minLength: 1, maxLength: 4 }),
        edits,
        (rows, all) => {
          const once = shape(JSON.stringify(rows), all);
          expect(shape(once, all)).toBe(once);
          const kept = JSON.parse(once);
          for (const { path: at } of collectStats(kept)) {
            if (at.length === 0 || at.some((segment) => typeof segment !== 'string')) continue;
            const leaves = (list: Json[]) => list.map((row) => valueAt(row, at));
            if (leaves(kept).every((value) => value === undefined || typeof value !== 'object'))
              expect(leaves(kept)).toEqual(leaves(rows as Json[]));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('changes nothing without rules', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const output = JSON.stringify([value]);
        expect(shape(output, [{ type: 'set', stage: 'fields', change: { order: [['no', 'such']] } }])).toBe(output);
      }),
    );
  });
});

describe('collectStats', () => {
  const records: Json[] = [
    { id: 1, tags: ['a', 'b'], c: { x: null } },
    { id: 2, c: { x: '' } },
    { id: 2, tags: [], c: {} },
  ];

  test('tells absent, null and empty apart', () => {
    const stats = collectStats(records).map(
      ({ path, present, absent, nulls, empties, emptyTexts, distinct, sample, isLeaf }) => [
        path.join('.'),
        { present, absent, nulls, empties, emptyTexts, distinct, sample, isLeaf },
      ],
    );
    expect(Object.fromEntries(stats)).toEqual({
      id: { present: 3, absent: 0, nulls: 0, empties: 0, emptyTexts: 0, distinct: 2, sample: '1', isLeaf: true },
      tags: { present: 2, absent: 1, nulls: 0, empties: 1, emptyTexts: 0, distinct: 0, sample: '[2]', isLeaf: true },
      c: { present: 3, absent: 0, nulls: 0, empties: 1, emptyTexts: 0, distinct: 0, sample: '{1}', isLeaf: false },
      'c.x': { present: 2, absent: 1, nulls: 1, empties: 1, emptyTexts: 1, distinct: 2, sample: '', isLeaf: true },
    });
  });

  test("counts every field's own lines of indented JSON", () => {
    const stats = collectStats(records, { countTokens: (text) => text.length, depth: 1 });
    const whole = renderAs('json', records, { indent: 2 });
    const brackets =
      '[\n'.length + records.length * '  {\n  }\n'.length + ','.repeat(records.length - 1).length + ']'.length;
    const top = stats.filter(({ depth }) => depth === 1).reduce((sum, { tokens }) => sum + (tokens ?? 0), 0);
    expect(top + brackets).toBe(whole.length);
  });
});
