import { describe, expect, test } from 'vitest';
import { defaultShaper, type Json, readOutput, runShaper } from '../../../src/core/index.ts';
import type { TruncateOptions } from '../../../src/core/truncate/truncate-step.ts';
import { noteWords } from '../../../src/core/words/en.ts';

const deps = { countTokens: (text: string) => Math.ceil(text.length / 4), now: () => 0, randomId: () => 'id' };

/** What Truncate makes of a value, and how it accounts for it. */
function truncate(value: unknown, change: Partial<TruncateOptions>) {
  const reading = readOutput(typeof value === 'string' ? value : JSON.stringify(value));
  const shaper = { ...defaultShaper, truncate: { ...defaultShaper.truncate, ...change } };
  const run = runShaper(reading, shaper, deps);
  const stage = run.stages.find(({ id }) => id === 'truncate');
  const { status, warnings, cuts, completeness } = run.result;
  const notes = (stage?.report.notes ?? []).map(({ id, values }) => noteWords[id as keyof typeof noteWords](values));
  const { received, kept, omitted } = stage?.report ?? { received: -1, kept: -1, omitted: -1 };
  return { value: stage?.value as Json, status, warnings, cuts, completeness, notes, rows: [received, kept, omitted] };
}

const text = { limit: 10, head: 4, tail: 2, align: 'none' } as const;

describe('the first 50 rows', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

  test('of none are none, and nothing is cut', () => {
    const { value, warnings, rows: counts } = truncate(rows(0), { rows: 50 });
    expect({ value, warnings, counts }).toEqual({ value: [], warnings: [], counts: [0, 0, 0] });
  });

  test('of 50 are all', () => {
    const { value, warnings, notes, rows: counts } = truncate(rows(50), { rows: 50 });
    expect({ value, warnings, notes, counts }).toEqual({
      value: rows(50),
      warnings: [],
      notes: [],
      counts: [50, 50, 0],
    });
  });

  test('of 51 leave one out and say so', () => {
    expect(truncate(rows(51), { rows: 50 })).toEqual({
      value: rows(50),
      status: 'partial',
      warnings: ['result_truncated'],
      cuts: [],
      completeness: { matched: null, received: 51, returned: 50, isComplete: false, unit: 'rows' },
      notes: ['50 rows kept, 1 left out'],
      rows: [51, 50, 1],
    });
  });
});

describe('long texts', () => {
  test('are cut wherever they stand, and counted under one path for all rows', () => {
    const row = (id: number) => ({
      id,
      note: 'abcdefghijkl',
      items: [{ sku: 'short' }, { sku: '0123456789AB' }, { sku: 'ABCDEFGHIJKLM' }],
      'odd.key': { deep: 'abcdefghijklmn' },
    });
    const found = truncate([row(1), row(2), 'a plain long row'], { text });
    expect(found.value).toEqual([
      ...[1, 2].map((id) => ({
        id,
        note: 'abcd\n…\nkl',
        items: [{ sku: 'short' }, { sku: '0123\n…\nAB' }, { sku: 'ABCD\n…\nLM' }],
        'odd.key': { deep: 'abcd\n…\nmn' },
      })),
      'a pl\n…\now',
    ]);
    expect(found.cuts).toEqual([
      { path: 'note', omitted: 12, unit: 'characters' },
      { path: 'items[*].sku', omitted: 26, unit: 'characters' },
      { path: '["odd.key"].deep', omitted: 16, unit: 'characters' },
      { path: '[*]', omitted: 10, unit: 'characters' },
    ]);
    expect([found.status, found.warnings, found.notes]).toEqual([
      'partial',
      ['text_truncated'],
      ['9 texts shortened by 64 characters'],
    ]);
  });

  test('that are the whole value are counted in characters as a reader sees them', () => {
    const { value, cuts, completeness } = truncate('👩‍👩‍👧‍👦'.repeat(12), { text });
    expect(value).toBe(`${'👩‍👩‍👧‍👦'.repeat(4)}\n…\n${'👩‍👩‍👧‍👦'.repeat(2)}`);
    expect(cuts).toEqual([{ path: '(whole)', omitted: 6, unit: 'characters' }]);
    expect(completeness).toEqual({ matched: 12, returned: 6, isComplete: false, unit: 'characters' });
  });

  test('leave keys, numbers and short texts alone', () => {
    const value = [{ a_very_long_key_indeed: 'short', n: 12345678901234 }];
    const found = truncate(value, { text });
    expect([found.value, found.cuts, found.warnings]).toEqual([value, [], []]);
  });

  test('under very many paths are added up beyond the longest', () => {
    const value = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`k${at}`, 'x'.repeat(20 + at)]));
    const { cuts } = truncate(value, { text });
    expect(cuts.length).toBe(8);
    expect(cuts.at(-1)).toEqual({ path: '(23 other paths)', omitted: ((14 + 36) * 23) / 2, unit: 'characters' });
    expect(cuts.reduce((sum, { omitted }) => sum + omitted, 0)).toBe(((14 + 43) * 30) / 2);
  });
});

describe('depth', () => {
  const deep = { id: 1, a: { b: { c: [1, 2, 3], d: { e: 1 } } }, list: [[1], []], none: {} };

  test('leaves the size of what lies deeper', () => {
    const { value, cuts, warnings, notes, status } = truncate([deep, deep], { depth: 1 });
    const shallow = { id: 1, a: '{…1 key}', list: '[…2 items]', none: {} };
    expect(value).toEqual([shallow, shallow]);
    expect(cuts).toEqual([
      { path: 'list', omitted: 4, unit: 'elements' },
      { path: 'a', omitted: 3, unit: 'levels' },
    ]);
    expect([warnings, notes, status]).toEqual([['nesting_truncated'], ['4 lists and objects shortened'], 'partial']);
  });

  test('counts the record as the first level, in a list or alone', () => {
    const expected = { id: 1, a: { b: { c: '[…3 items]', d: '{…1 key}' } }, list: [[1], []], none: {} };
    expect(truncate([deep], { depth: 3 }).value).toEqual([expected]);
    expect(truncate(deep, { depth: 3 }).value).toEqual(expected);
    expect(truncate(deep, { depth: 4 }).value).toEqual(deep);
  });
});

test('cutting twice is cutting once', () => {
  const options = { rows: 2, depth: 2, text: { limit: 3, head: 1, tail: 1, align: 'none' } } as const;
  const once = truncate([{ a: { b: { c: 1 } }, t: 'abcdefghij', l: [[1, 2]] }, 'abcdefghi', 3], options);
  const twice = truncate(once.value, options);
  expect(twice.value).toEqual(once.value);
  expect(once.value).toEqual([{ a: { b: '{…1 key}' }, t: 'a\n…\nj', l: ['[…2 items]'] }, 'a\n…\ni']);
  expect(twice.cuts).toEqual([]);
});

test('keys that objects treat in their own way survive a cut beside them', () => {
  const output = '{"2":"abcdefghijklmn","1":{"__proto__":"abcdefghijklmn","constructor":1.50}}';
  const reading = readOutput(output);
  const shaper = {
    ...defaultShaper,
    truncate: { ...defaultShaper.truncate, text },
    envelope: { ...defaultShaper.envelope, on: false },
    render: { ...defaultShaper.render, format: 'json-compact' },
  };
  expect(runShaper(reading, shaper, deps).text).toBe(
    '{"2":"abcd\\n…\\nmn","1":{"__proto__":"abcd\\n…\\nmn","constructor":1.50}}',
  );
});
