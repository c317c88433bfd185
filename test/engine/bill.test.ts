import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import {
  defaultShaper,
  type Edit,
  editShaper,
  formats,
  type Path,
  type Placement,
  pieceKinds,
  readOutput,
  type Shaper,
  suggestShaper,
} from '../../src/core/index.ts';
import type { Bill } from '../../src/engine/answers.ts';
import { ordersOfSize } from '../bench/orders.ts';
import { loadFixtures } from '../load-fixtures.ts';
import { startEngine } from './engine.ts';

const orders = JSON.stringify(ordersOfSize(4000), null, 2);
const records = editShaper(defaultShaper, [
  { type: 'set', stage: 'select', change: { records: ['data', 'list'] } },
  { type: 'setField', path: ['cust', 'nm'], change: { name: 'name' } },
  { type: 'setField', path: ['cust'], change: { name: 'customer' } },
]);
const placements = ['inside', 'above', 'string'] as const satisfies readonly Placement[];

async function billOf(engine: ReturnType<typeof startEngine>): Promise<Bill> {
  const id = engine.nextId();
  await engine.handle({ type: 'bill', id, sample: 's' });
  const { bill } = engine.last('billed', id);
  if (bill === null) throw new Error('No bill');
  return bill;
}

function render(shaper: Shaper, change: Partial<Shaper['render']>): Shaper {
  return editShaper(shaper, [{ type: 'set', stage: 'render', change }]);
}

function sum(bill: Bill, at: (kind: string, path: Path) => boolean = () => true): number {
  return bill.lines
    .flatMap(({ path, tokens }) => tokens.map((count, kind) => (at(pieceKinds[kind] ?? '', path) ? count : 0)))
    .reduce((all, count) => all + count, 0);
}

describe.each(loadFixtures())('the bill of $name', ({ output }) => {
  test.each(formats.map(({ id }) => id))('as %s adds up to the count, wherever the rows stand', async (format) => {
    const engine = startEngine();
    await engine.open(output);
    const shaper = suggestShaper(readOutput(output));
    for (const placement of placements)
      for (const head of placement === 'inside' ? ['json'] : ['json', 'yaml', 'text', 'xml', 'toon']) {
        await engine.shape(render(shaper, { format, head, placement })).done;
        const text = await engine.text({ of: 'stage', stage: 'render' });
        const bill = await billOf(engine);
        const exact = countTokens(text, { disallowedSpecial: new Set() });
        expect([placement, head, bill.isTraced, bill.total, sum(bill)]).toEqual([placement, head, true, exact, exact]);
      }
  });
});

test('a fence around the text is counted and traced with it', async () => {
  const engine = startEngine();
  await engine.open(orders);
  for (const { id: format } of formats) {
    const { id, done } = engine.shape(render(records, { format, fence: true }));
    await done;
    const text = await engine.text({ of: 'stage', stage: 'render' });
    expect([text.split('\n')[0], text.split('\n').at(-1)]).toEqual(['<untrusted-id>', '</untrusted-id>']);
    const exact = countTokens(text, { disallowedSpecial: new Set() });
    const { formats: counts, stages } = engine.last('counted', id);
    const bill = await billOf(engine);
    expect([format, bill.isTraced, bill.total, stages.render?.tokens, counts[format]?.tokens]).toEqual([
      format,
      true,
      exact,
      exact,
      exact,
    ]);
  }
});

describe('lines of a bill', () => {
  test('name the fields of the records as the source has them', async () => {
    const engine = startEngine();
    await engine.open(orders);
    for (const { id: format } of formats) {
      await engine.shape(render(records, { format })).done;
      const { lines } = await billOf(engine);
      const fields = lines.flatMap(({ field }) => (field === null ? [] : [JSON.stringify(field)]));
      expect([format, new Set(fields).size]).toEqual([format, fields.length]);
      expect(fields).toEqual(
        expect.arrayContaining(
          [['id'], ['cust'], ['cust', 'nm'], ['cust', 'pw_hash'], ['items', { each: true }, 'sku']].map((path) =>
            JSON.stringify(path),
          ),
        ),
      );
      expect(lines.filter(({ path }) => path[0] === 'status').every(({ field }) => field === null)).toBe(true);
    }
  });

  test('tell links, escapes and indentation apart', async () => {
    const engine = startEngine();
    await engine.open(JSON.stringify([{ at: 'https://example.com/orders/1', by: '工具', n: 1 }]));
    const plain = editShaper(defaultShaper, [{ type: 'set', stage: 'envelope', change: { on: false } }]);
    await engine.shape(render(plain, { format: 'json', options: { escapeNonAscii: true } })).done;
    const bill = await billOf(engine);
    const counts = pieceKinds.map((kind) => [kind, sum(bill, (found) => found === kind) > 0]);
    expect(Object.fromEntries(counts)).toEqual({
      key: true,
      repeated: false,
      mark: true,
      indent: true,
      value: true,
      escape: true,
      url: true,
      base64: false,
    });
  });

  test('are none of an older shaping', async () => {
    const engine = startEngine();
    await engine.open(JSON.stringify(ordersOfSize(300_000)));
    await engine.shape(records).done;
    const id = engine.nextId();
    const asked = engine.handle({ type: 'bill', id, sample: 's' });
    const next = engine.shape(defaultShaper).done;
    await Promise.all([asked, next]);
    expect(engine.last('billed', id).bill).toBeNull();
  });
});

test.each([
  ['a dropped field', [{ type: 'setField', path: ['cust', 'pw_hash'], change: { keep: false } }]],
  ['another format', [{ type: 'set', stage: 'render', change: { format: 'csv' } }]],
  ['fewer rows', [{ type: 'set', stage: 'truncate', change: { rows: 2 } }]],
  ['nothing', []],
] satisfies [string, Edit[]][])('%s is weighed as it counts once it is done', async (_, edits) => {
  const engine = startEngine();
  await engine.open(orders);
  await engine.shape(records).done;
  const before = engine.last('counted').stages.render;
  const id = engine.nextId();
  await engine.handle({ type: 'weigh', id, sample: 's', edits });
  const { weighed } = engine.last('weighed', id);

  expect(await engine.text({ of: 'stage', stage: 'render' })).toContain('customer');
  await engine.shape(editShaper(records, edits)).done;
  const after = engine.last('counted').stages.render;
  const rows = engine.last('shaped').stages.at(-1)?.report.kept;
  expect(weighed).toEqual({ tokens: after?.tokens, rows });
  expect(before?.tokens === after?.tokens).toBe(edits.length === 0);
});
