import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { defaultShaper, type Json, type Path, readOutput, runShaper, type Shaper } from '../../../src/core/index.ts';
import { nodeCounter } from '../../tokens/load.ts';

const byFour = (text: string) => Math.ceil(text.length / 4);

interface Wanted {
  readonly tokens: number;
  readonly protect?: readonly Path[];
  readonly truncate?: Partial<Shaper['truncate']>;
  readonly format?: string;
  readonly style?: Partial<Shaper['envelope']>;
}

/** A run with a budget, what Truncate says of it, and how often the text was counted. */
function runWithin(output: string, wanted: Wanted, countTokens: (text: string) => number = byFour) {
  const shaper: Shaper = {
    ...defaultShaper,
    truncate: {
      ...defaultShaper.truncate,
      ...wanted.truncate,
      budget: { tokens: wanted.tokens, protect: wanted.protect ?? [] },
    },
    envelope: { ...defaultShaper.envelope, ...wanted.style },
    render: { ...defaultShaper.render, format: wanted.format ?? 'json-compact' },
  };
  let calls = 0;
  const count = (text: string) => {
    calls++;
    return countTokens(text);
  };
  const run = runShaper(readOutput(output), shaper, { countTokens: count, now: () => 0, randomId: () => 'id' });
  const stage = run.stages.find(({ id }) => id === 'truncate');
  const { received, kept, omitted, notes } = stage?.report ?? { received: 0, kept: 0, omitted: 0, notes: [] };
  const { text, result } = run;
  return { text, result, value: stage?.value as Json, received, kept, omitted, note: notes.at(-1), calls, shaper };
}

/** The text without a budget, of the first rows. */
function textOf(output: string, shaper: Shaper, rows: number): string {
  const truncate = { ...shaper.truncate, budget: null, rows };
  const deps = { countTokens: byFour, now: () => 0, randomId: () => 'id' };
  return runShaper(readOutput(output), { ...shaper, truncate }, deps).text;
}

const orders = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Order ${id}`,
    note: 'x'.repeat((id * 7) % 23),
    items: [{ id }],
  }));

describe('a budget', () => {
  test('that the whole fits changes nothing', () => {
    const found = runWithin(JSON.stringify(orders(5)), { tokens: 10_000 });
    expect(found.value).toEqual(orders(5));
    expect(found.result.warnings).toEqual([]);
    expect(found.note).toEqual({
      id: 'truncate.fitted',
      values: { tokens: byFour(found.text), budget: 10_000 },
    });
    expect(found.calls).toBe(1);
  });

  test('keeps as many rows as fit, and one more would not', () => {
    for (const format of ['json', 'json-compact', 'csv', 'markdown', 'text']) {
      const output = JSON.stringify(orders(300));
      const { text, value, kept, omitted, note, shaper, calls } = runWithin(output, { tokens: 700, format });
      expect(byFour(text)).toBeLessThanOrEqual(700);
      expect(value).toEqual(orders(300).slice(0, kept));
      expect(omitted).toBe(300 - kept);
      expect(text).toBe(textOf(output, shaper, kept));
      expect(byFour(textOf(output, shaper, kept + 1))).toBeGreaterThan(700);
      expect(note).toEqual({ id: 'truncate.fitted', values: { tokens: byFour(text), budget: 700 } });
      expect(calls).toBeLessThanOrEqual(15);
    }
  });

  test('drops the last of the rows as they are sorted', () => {
    const sort = [{ path: ['id'], direction: 'desc' }] as const;
    const { value, kept } = runWithin(JSON.stringify(orders(50)), { tokens: 200, truncate: { sort } });
    expect(value).toEqual(orders(50).reverse().slice(0, kept));
  });

  test('applies to what the other limits leave, and cuts of dropped rows are not reported', () => {
    const rows = orders(40).map((row) => ({ ...row, note: 'y'.repeat(100) }));
    const text = { limit: 20, head: 10, tail: 5, align: 'none' } as const;
    const { value, kept, result } = runWithin(JSON.stringify(rows), { tokens: 300, truncate: { text, rows: 30 } });
    expect(kept).toBeGreaterThan(5);
    expect(kept).toBeLessThan(30);
    expect(value).toEqual(
      rows.slice(0, kept).map((row) => ({ ...row, note: `${'y'.repeat(10)}\n…\n${'y'.repeat(5)}` })),
    );
    expect(result.cuts).toEqual([{ path: 'note', omitted: 85 * kept, unit: 'characters' }]);
  });

  test('shortens the texts of the first row where that alone is too large', () => {
    const rows = [
      { id: 1, body: 'word '.repeat(2000).trim() },
      { id: 2, body: 'second '.repeat(25) },
    ];
    const { text, value, kept, omitted, result } = runWithin(JSON.stringify(rows), { tokens: 400 });
    expect([kept, omitted]).toEqual([1, 1]);
    expect(byFour(text)).toBeLessThanOrEqual(400);
    expect(byFour(text)).toBeGreaterThan(395);
    expect(result.warnings).toEqual(['result_truncated', 'text_truncated']);
    const [cut] = result.cuts;
    const [row] = value as [{ body: string }];
    expect(cut).toEqual({ path: 'body', omitted: 9999 - row.body.replace('\n…\n', '').length, unit: 'characters' });
  });

  test('shortens lists inside one object and then shows its texts as long as it can', () => {
    const output = JSON.stringify({ title: 'T'.repeat(150), items: orders(2000), page: 1 });
    const { text, value, result } = runWithin(output, { tokens: 1000 });
    const { title, items } = value as { title: string; items: unknown[] };
    expect(byFour(text)).toBeLessThanOrEqual(1000);
    expect(byFour(text)).toBeGreaterThan(960);
    expect(title).toBe('T'.repeat(150));
    expect(items).toEqual(orders(2000).slice(0, items.length));
    expect(result.cuts).toEqual([{ path: 'items', omitted: 2000 - items.length, unit: 'elements' }]);
    expect(result.status).toBe('partial');
  });

  test('shortens an object of very many keys as a list, and no record', () => {
    const map = Object.fromEntries(orders(400).map((row) => [`k${row.id}`, row]));
    const alone = runWithin(JSON.stringify(map), { tokens: 500 });
    const kept = Object.keys(alone.value as object).length;
    expect(alone.value).toEqual(Object.fromEntries(Object.entries(map).slice(0, kept)));
    expect(alone.result.cuts).toEqual([{ path: '(whole)', omitted: 400 - kept, unit: 'elements' }]);
    const wide = Object.fromEntries(orders(400).map((row) => [`k${row.id}`, row.id]));
    const { value, result } = runWithin(JSON.stringify([wide, wide]), { tokens: 500 });
    expect(value).toEqual([wide]);
    expect(result.warnings).toContain('over_budget');
  });

  test('gives back what an earlier step took where a later one saved more than was needed', () => {
    const tree = { deep: { a: { b: Object.fromEntries(orders(40).map((row) => [`k${row.id}`, 1e12 + row.id])) } } };
    const rows = Array.from({ length: 9 }, (_, id) => ({ id, ...tree }));
    const { value, text } = runWithin(JSON.stringify(rows), { tokens: 150 });
    expect(value).toEqual(
      rows.slice(0, (value as Json[]).length).map(({ id }) => ({ id, deep: { a: { b: '{…40 keys}' } } })),
    );
    expect((value as Json[]).length).toBeGreaterThan(3);
    expect(byFour(text)).toBeLessThanOrEqual(150);
  });

  test('cuts a text of lines between lines', () => {
    const lines = Array.from({ length: 500 }, (_, at) => `2024-05-01 12:00 line number ${at}`);
    const { text, value, result } = runWithin(lines.join('\n'), { tokens: 500, format: 'text' });
    const shown = String(value).split('\n');
    const mark = shown.indexOf('…');
    expect(byFour(text)).toBeLessThanOrEqual(500);
    expect(byFour(text)).toBeGreaterThan(450);
    expect(shown).toEqual([...lines.slice(0, mark), '…', ...lines.slice(-(shown.length - mark - 1))]);
    const characters = lines.join('\n').length;
    const omitted = characters - (String(value).length - 3);
    expect(result.cuts).toEqual([{ path: '(whole)', omitted, unit: 'characters' }]);
    expect(result.completeness).toEqual({
      matched: characters,
      returned: characters - omitted,
      isComplete: false,
      unit: 'characters',
    });
  });

  test('that what is protected exceeds is not kept, and the result says so', () => {
    const rows = [
      { id: 'i'.repeat(600), body: 'b'.repeat(600), deep: { a: { b: [1, 2, 3] } } },
      { id: 'j', body: 'c' },
    ];
    const { text, value, note, result } = runWithin(JSON.stringify(rows), { tokens: 100, protect: [['id']] });
    expect(value).toEqual([{ id: 'i'.repeat(600), body: '…', deep: '{…1 key}' }]);
    expect(result.warnings).toContain('over_budget');
    expect(note).toEqual({ id: 'truncate.cant-fit', values: { tokens: byFour(text), budget: 100 } });
  });

  test('that only the account of a cut exceeds leaves the value whole', () => {
    const output = JSON.stringify({ name: 'x'.repeat(40) });
    const { value, note, text, result } = runWithin(output, { tokens: 20 });
    expect(value).toEqual({ name: 'x'.repeat(40) });
    expect(result.cuts).toEqual([]);
    expect(note).toEqual({ id: 'truncate.cant-fit', values: { tokens: byFour(text), budget: 20 } });
  });

  test('of no tokens is not kept either', () => {
    for (const output of ['[]', '{}', '[{"a":1},{"a":2}]', 'some text', 'null', '3']) {
      const { result, note, text } = runWithin(output, { tokens: 0 });
      expect(result.warnings).toContain('over_budget');
      expect(note).toEqual({ id: 'truncate.cant-fit', values: { tokens: byFour(text), budget: 0 } });
    }
  });

  test('is kept by the exact count of tokens, whatever the text', async () => {
    const counter = await nodeCounter('o200k_base');
    const row = {
      note: '订单已发货，请注意查收 👩‍👩‍👧‍👦',
      hash: 'f3a9c1',
      run: 'aaaaaaaaaaaaaaaa',
      gap: '                ',
      n: 1280.5,
    };
    const output = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, ...row })));
    for (const format of ['json', 'csv', 'markdown', 'text']) {
      for (const tokens of [150, 151, 152, 400, 1000]) {
        const { text, kept, shaper } = runWithin(output, { tokens, format }, (piece) => counter.count(piece));
        expect(counter.count(text)).toBeLessThanOrEqual(tokens);
        expect(counter.count(textOf(output, shaper, kept + 1))).toBeGreaterThan(tokens);
      }
    }
  });

  test('is found in few counts in a large list', () => {
    const output = JSON.stringify(orders(20_000).map((row) => ({ ...row, pad: 'z'.repeat((row.id * row.id) % 200) })));
    for (const tokens of [100, 5000, 100_000]) {
      const { text, calls } = runWithin(output, { tokens });
      expect(byFour(text)).toBeLessThanOrEqual(tokens);
      expect(calls).toBeLessThanOrEqual(20);
    }
  });
});

describe('for any rows, format and budget', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('👩‍👩‍👧‍👦'.repeat(40), 'a line\n'.repeat(60), 'word '.repeat(200), '", \\\n|'.repeat(50)),
  );
  const anyValue = fc.letrec<{ value: Json; leaf: Json }>((tie) => ({
    leaf: fc.oneof(anyText, fc.integer(), fc.boolean(), fc.constant(null)),
    value: fc.oneof(
      { maxDepth: 3 },
      tie('leaf'),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd.e'), tie('value')),
    ),
  })).value;
  const anyRow = fc.record({ id: anyText, a: anyValue, b: anyValue });
  const anyOutput = fc.oneof(fc.array(anyRow, { maxLength: 30 }), anyRow, anyValue);
  const anyWanted = fc.record({
    tokens: fc.nat(400),
    protect: fc.constantFrom<readonly Path[]>([], [['id']], [['a', 'b']], [['a', { each: true }], ['b']]),
    format: fc.constantFrom('json', 'json-compact', 'csv', 'markdown', 'text', 'yaml'),
    truncate: fc.record({
      rows: fc.option(fc.integer({ min: 1, max: 20 })),
      depth: fc.option(fc.integer({ min: 1, max: 4 })),
      text: fc.option(fc.constant({ limit: 60, head: 30, tail: 10, align: 'line' } as const)),
    }),
  });

  test('the text is within the budget, or says that it is not; counts add up; it parses; protected fields are whole', () => {
    fc.assert(
      fc.property(anyOutput, anyWanted, (output, wanted) => {
        const found = runWithin(JSON.stringify(output), wanted);
        const { text, result, received, kept, omitted, note, calls } = found;
        const isOver = byFour(text) > wanted.tokens;
        if (result.status === 'error') return;
        expect(result.warnings.includes('over_budget')).toBe(isOver);
        expect(note).toEqual({
          id: isOver ? 'truncate.cant-fit' : 'truncate.fitted',
          values: { tokens: byFour(text), budget: wanted.tokens },
        });
        const whole = runWithin(JSON.stringify(output), { ...wanted, tokens: 1_000_000 });
        // What can't fit is at least not made larger, its warning aside.
        if (isOver) expect(byFour(text)).toBeLessThanOrEqual(byFour(whole.text) + 40);
        expect(received).toBe(kept + omitted);
        expect(kept).toBeGreaterThanOrEqual(Math.min(1, received));
        expect(calls).toBeLessThanOrEqual(60);
        expect(() => encodeURIComponent(text)).not.toThrow();
        expectWhole(output, found.value, wanted.protect);
        if (wanted.format.startsWith('json')) expect(JSON.parse(text)).toHaveProperty('data');
      }),
      { numRuns: 100 },
    );
  });

  test('what is too large to be tried is still given whole where every cut is larger', () => {
    const output = JSON.stringify([{ id: ' ', a: [[]], b: {} }]);
    const found = runWithin(output, { tokens: 0, format: 'json' });
    const whole = runWithin(output, { tokens: 1_000_000, format: 'json' });
    expect(found.result.warnings).toEqual(['over_budget']);
    expect(byFour(found.text)).toBeLessThanOrEqual(byFour(whole.text) + 40);
  });

  test('the same text comes out every time', () => {
    fc.assert(
      fc.property(anyOutput, anyWanted, (output, wanted) => {
        const json = JSON.stringify(output);
        expect(runWithin(json, wanted).text).toBe(runWithin(json, wanted).text);
      }),
      { numRuns: 30 },
    );
  });

  test('CSV that was cut has its rows and columns', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 30 }), fc.nat(600), (rows, tokens) => {
        const { text, kept } = runWithin(JSON.stringify(rows), { tokens, format: 'csv', style: { on: false } });
        const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: false });
        expect(errors).toEqual([]);
        expect(data.length).toBe(kept + 1);
        expect(new Set(data.map((cells) => cells.length))).toEqual(new Set([3]));
      }),
      { numRuns: 50 },
    );
  });
});

/** Protected paths of the rows that are there are as they were. */
function expectWhole(before: Json, after: Json, protect: readonly Path[]): void {
  const pairs =
    Array.isArray(before) && Array.isArray(after) ? after.map((row, at) => [before[at], row]) : [[before, after]];
  for (const [was, is] of pairs) for (const path of protect) expect(pick(is, path)).toEqual(pick(was, path));
}

function pick(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined) return value;
  if (typeof first === 'object') return Array.isArray(value) ? value.map((item) => pick(item, rest)) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return pick(Object.getOwnPropertyDescriptor(value, first)?.value, rest);
}
