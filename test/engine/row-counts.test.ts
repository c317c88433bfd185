import { describe, expect, test, vi } from 'vitest';
import { finishSteps, formats, type Json, layOutAs, renderAs } from '../../src/core/index.ts';
import { countLayout } from '../../src/engine/count-layout.ts';
import { RowCounts } from '../../src/engine/row-counts.ts';
import { nodeCounter } from '../tokens/load.ts';
import { nastyText, seededRandom } from '../tokens/nasty-text.ts';

vi.setConfig({ testTimeout: 120_000 });

type Row = { readonly [key: string]: Json };

const values: readonly Json[] = [
  ...[
    '',
    'PAID',
    'a, b',
    'say "hi"',
    "it's",
    '\n',
    'x\n\n/y',
    ' lead',
    'trail ',
    '汉字；汉',
    '/path',
    '2026-05-01',
    '<&>',
  ],
  ...['|', '-', '日本 x', 'no', '12', '\ud800'],
  ...[null, true, 0, 12.5, -3, 1e21],
  ...[[], {}, [1, 2], ['a', 'b'], { n: 'x', '/': null }, [{ a: 1 }, { a: 2 }], [{ a: [] }]],
];
/** Most rows are like these: no cell of theirs is without a seam. */
const plainValues: readonly Json[] = ['PAID', 'in the post', 12.5, 7, { n: 'x' }, [{ a: 1 }, { a: 2 }], 'ord_17x'];
const keys = ['id', 'st', 'a b', '/k', '名', '"', 'last_one'];
const counter = await nodeCounter('o200k_base');
const sizeOf = (text: string) => new TextEncoder().encode(text).length;

function edit(rows: readonly Row[], random: () => number): readonly Row[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const shown = Object.keys(rows[0] ?? {});
  const target = pick(shown);
  const change = (to: (entries: [string, Json][], index: number) => [string, Json][]) =>
    rows.map((row, index) => Object.fromEntries(to(Object.entries(row), index)));
  const kind = random();
  if (kind < 0.4 && shown.length > 1) return change((entries) => entries.filter(([key]) => key !== target));
  if (kind < 0.6) {
    return change((entries) => entries.map(([key, value]) => [key === target ? `${key}_new` : key, value]));
  }
  if (kind < 0.7) return change((entries) => [...entries].reverse());
  if (kind < 0.75) return rows.slice(0, 200 + Math.floor(random() * 50));
  if (kind < 0.8) return [...rows].reverse();
  if (kind < 0.85) return [...rows.slice(30), ...rows.slice(0, 30)];
  const at = Math.floor(random() * rows.length);
  return change((entries, index) =>
    entries.map(([key, value]) => [key, index === at && key === target ? pick(values) : value]),
  );
}

test('a text that comes in parts counts as it does in one, wherever they end', () => {
  const random = seededRandom(7);
  for (let i = 0; i < 5000; i++) {
    const text = nastyText(random, 40);
    const cuts = Array.from({ length: 4 }, () => Math.floor(random() * text.length)).sort((a, b) => a - b);
    const parts = [0, ...cuts].map((cut, index) => text.slice(cut, cuts[index] ?? text.length));
    const count = finishSteps(countLayout(counter, parts, null));
    expect([text, cuts, count]).toEqual([text, cuts, { tokens: counter.count(text), bytes: sizeOf(text) }]);
  }
});

describe.each(formats)('$id', ({ id, nests }) => {
  test.each([
    ['plain', plainValues],
    ['odd', values],
  ])('%s rows that were counted by their cells count what their text counts, after any edit', (_, pool) => {
    const random = seededRandom(id.length * 31 + pool.length);
    const pick = () => pool[Math.floor(random() * pool.length)] as Json;
    for (let round = 0; round < 6; round++) {
      const shown = keys.slice(0, 1 + Math.floor(random() * keys.length));
      let rows: readonly Row[] = Array.from({ length: 260 }, () =>
        Object.fromEntries(shown.map((key): [string, Json] => [key, pick()])),
      );
      const rowCounts = new RowCounts();
      for (let step = 0; step < 8; step++) {
        const value: Json = nests && step % 2 === 1 ? { status: 'ok', data: rows, note: 'end' } : rows;
        const count = (isPreparing: boolean) =>
          finishSteps(countLayout(counter, layOutAs(id, value), rowCounts.by(id, {}, counter, isPreparing)));
        const text = renderAs(id, value);
        const expected = { tokens: counter.count(text), bytes: sizeOf(text) };
        expect(count(false)).toEqual(expected);
        expect(count(true)).toEqual(expected);
        rows = edit(rows, random);
      }
    }
  });
});

describe('of rows that were counted before', () => {
  const rows = Array.from({ length: 300 }, (_, at) => ({ id: `ord_${at}`, st: 'PAID', note: `note ${at}`, n: at }));
  let counted = 0;
  const watched = {
    ...counter,
    count(text: string) {
      counted += text.length;
      return counter.count(text);
    },
  };
  const rowCounts = new RowCounts();
  const count = (of: readonly Json[], isPreparing: boolean) =>
    finishSteps(countLayout(watched, layOutAs('json', of), rowCounts.by('json', {}, watched, isPreparing)));
  count(rows, true);
  const all = counted;

  test.each([
    ['a dropped field counts only where its neighbours meet', rows.map(({ note, ...row }) => row)],
    ['another order counts only where rows meet', [...rows].reverse()],
  ])('%s', (_, edited) => {
    counted = 0;
    count(edited, false);
    expect(counted).toBeLessThan(all / 100);
  });
});
