import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultShaper, type Edit, editShaper, findProblems, readOutput, runShaper } from '../../../src/core/index.ts';

const countTokens = (text: string) => Math.ceil(text.length / 4);
const deps = { countTokens, now: () => 0, randomId: () => 'id' };
const sizes = {
  tokens: countTokens,
  characters: (text: string) => text.length,
  lines: (text: string) => text.replace(/\n$/, '').split('\n').length,
  bytes: (text: string) => new TextEncoder().encode(text).length,
};
type Unit = keyof typeof sizes;
const units = ['tokens', 'characters', 'lines', 'bytes'] as const satisfies readonly Unit[];

const within = (limits: { readonly [unit in Unit]?: number }, format: string): readonly Edit[] => [
  { type: 'set', stage: 'truncate', change: { budget: { ...limits, protect: [] } } },
  { type: 'set', stage: 'render', change: { format } },
];
const run = (rows: unknown, edits: readonly Edit[]) =>
  runShaper(readOutput(JSON.stringify(rows)), editShaper(defaultShaper, edits), deps);
const notesOf = ({ stages }: ReturnType<typeof run>) => stages.find(({ id }) => id === 'truncate')?.report.notes ?? [];
const orders = Array.from({ length: 60 }, (_, id) => ({ id, note: `Straße ${'日本'.repeat(id % 5)}` }));

describe('a budget', () => {
  const format = fc.constantFrom('json', 'json-compact', 'csv', 'yaml', 'markdown');
  const limits = fc
    .record(
      {
        tokens: fc.integer({ min: 0, max: 900 }),
        characters: fc.integer({ min: 0, max: 3000 }),
        lines: fc.integer({ min: 0, max: 120 }),
        bytes: fc.integer({ min: 0, max: 3000 }),
      },
      { requiredKeys: [] },
    )
    .filter((some) => Object.keys(some).length > 0);

  test('in any units is kept in each of them, or said to be out of reach', () => {
    fc.assert(
      fc.property(limits, format, (wanted, as) => {
        const found = run(orders, within(wanted, as));
        const isOver = units.some((unit) => sizes[unit](found.text) > (wanted[unit] ?? Number.POSITIVE_INFINITY));
        expect(found.result.warnings.includes('over_budget')).toBe(isOver);
        expect(notesOf(found).at(-1)?.id).toBe(isOver ? 'truncate.cant-fit' : 'truncate.fitted');
      }),
      { numRuns: 60 },
    );
  });

  test.each(units)('in %s takes no row more than it must', (unit) => {
    const whole = run(orders, within({ [unit]: 1e6 }, 'json'));
    const limit = Math.floor(sizes[unit](whole.text) / 2);
    const found = run(orders, within({ [unit]: limit }, 'json'));
    const size = sizes[unit](found.text);
    expect(notesOf(found).at(-1)).toEqual({
      id: 'truncate.fitted',
      values: { ...(unit === 'tokens' ? { tokens: size } : { size, unit }), budget: limit },
    });
    const { returned } = found.result.completeness;
    const one = { rows: returned + 1, budget: null };
    const more = run(orders, [...within({}, 'json'), { type: 'set', stage: 'truncate', change: one }]);
    expect(sizes[unit](more.text)).toBeGreaterThan(limit);
  });

  test('of characters and lines names the one that is the tighter', () => {
    const tightest = (limits: Parameters<typeof within>[0]) =>
      notesOf(run(orders, within(limits, 'json'))).at(-1)?.values.unit;
    expect(tightest({ characters: 25_000, lines: 50 })).toBe('lines');
    expect(tightest({ characters: 900, lines: 1000 })).toBe('characters');
  });

  test('in characters needs no counter of tokens', () => {
    let calls = 0;
    const counting = { ...deps, countTokens: () => ++calls };
    runShaper(
      readOutput(JSON.stringify(orders)),
      editShaper(defaultShaper, within({ characters: 700 }, 'csv')),
      counting,
    );
    expect(calls).toBe(0);
  });
});

test('a text beyond a budget of lines is found, and its fix fits it', () => {
  const edits = within({ tokens: 1e6 }, 'json');
  const context = { tokens: null, budget: { unit: 'lines', limit: 40 }, fields: [] } as const;
  const before = findProblems(run(orders, edits), context).find(({ check }) => check === 'over-budget');
  expect(before?.values).toMatchObject({ unit: 'lines', budget: 40 });
  const after = run(orders, [...edits, ...(before?.fix?.edits ?? [])]);
  expect(sizes.lines(after.text)).toBeLessThanOrEqual(40);
  expect(after.shaper.truncate.budget).toEqual({ tokens: 1e6, lines: 40, protect: [] });
  expect(findProblems(after, context).filter(({ check }) => check === 'over-budget')).toEqual([]);
});
