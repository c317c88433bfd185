import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import {
  collectStats,
  defaultShaper,
  editShaper,
  findProblems,
  formats,
  readOutput,
  runShaper,
  type Shaper,
} from '../../src/core/index.ts';
import type { Share, TextRef } from '../../src/engine/protocol.ts';
import { ordersOfSize } from '../bench/orders.ts';
import { startEngine } from './engine.ts';

const orders = JSON.stringify(ordersOfSize(4000), null, 2);
/** Of several chunks. */
const manyOrders = JSON.stringify(ordersOfSize(30_000), null, 2);
const records: Shaper = editShaper(defaultShaper, [
  { type: 'set', stage: 'select', change: { records: ['data', 'list'], total: ['data', 'total'] } },
]);
const withoutHashes = editShaper(records, [
  { type: 'setField', path: ['cust', 'pw_hash'], change: { keep: false } },
  { type: 'setField', path: ['st'], change: { name: 'status' } },
]);
const firstTen = editShaper(withoutHashes, [{ type: 'set', stage: 'truncate', change: { rows: 10 } }]);
const asCsv = editShaper(firstTen, [
  { type: 'set', stage: 'render', change: { format: 'csv' } },
  { type: 'set', stage: 'envelope', change: { on: false } },
]);

function exactly(text: string): number {
  return countTokens(text, { disallowedSpecial: new Set() });
}

describe('every count is that of the text it stands for', () => {
  test.each([
    ['JSON', orders, firstTen],
    ['JSON on one line', JSON.stringify(JSON.parse(orders)), firstTen],
    ['CSV', 'id,name\n1,Ann\n2,"B, C"\n3,李雷\n', defaultShaper],
    ['lines of JSON', '{"id":1}\n{"id":2}\n', defaultShaper],
    ['text', 'Error: no such file\n\n<|endoftext|> at line 3.\n', defaultShaper],
    ['an empty output', '', defaultShaper],
  ])('of %s', async (_, output, shaper) => {
    const engine = startEngine();
    await engine.open(output);
    await engine.shape(shaper).done;

    const { stages, formats: counts, bytes, isDone, overhead } = engine.last('counted');
    const { message, ...exact } = stages;
    expect(isDone).toBe(true);
    for (const [stage, count] of Object.entries(exact)) {
      const text = await engine.text({ of: 'stage', stage } as TextRef);
      expect([stage, count]).toEqual([stage, { tokens: exactly(text), isExact: true }]);
    }
    for (const { id } of formats) {
      const text = await engine.text({ of: 'format', format: id });
      const size = new TextEncoder().encode(text).length;
      expect([id, counts[id], bytes[id]]).toEqual([id, { tokens: exactly(text), isExact: true }, size]);
    }
    expect(Object.keys(exact).sort()).toEqual(['envelope', 'fields', 'read', 'redact', 'render', 'select', 'truncate']);
    expect(message).toEqual({ tokens: (exact.render?.tokens ?? 0) + (overhead ?? 0), isExact: false });
    expect(overhead).toBe(exactly('{"role":"tool","tool_call_id":"call_1","content":""}'));
  });
});

test('a format stands for what choosing it would give', async () => {
  const engine = startEngine();
  await engine.open(orders);
  await engine.shape(firstTen).done;
  const reading = readOutput(orders);
  const deps = { countTokens: exactly, now: () => 0, randomId: () => '' };
  for (const { id } of formats) {
    const chosen = editShaper(firstTen, [{ type: 'set', stage: 'render', change: { format: id } }]);
    expect(await engine.text({ of: 'format', format: id })).toBe(runShaper(reading, chosen, deps).text);
  }
});

test('a stage is written as the output was pasted', async () => {
  const engine = startEngine();
  await engine.open('{\n    "rows": [\n        {\n            "a": 1\n        }\n    ]\n}');
  await engine.shape(editShaper(defaultShaper, [{ type: 'set', stage: 'select', change: { records: ['rows'] } }])).done;
  expect(await engine.text({ of: 'stage', stage: 'select' })).toBe('[\n    {\n        "a": 1\n    }\n]');
});

test('the envelope of a pasted table stands above it', async () => {
  const engine = startEngine();
  await engine.open('id,name\n1,Ann\n2,Bo');
  await engine.shape(editShaper(defaultShaper, [{ type: 'set', stage: 'render', change: { format: 'json' } }])).done;
  expect(await engine.text({ of: 'stage', stage: 'envelope' })).toMatch(/^status: [\s\S]*\n\nid,name\n1,Ann\n2,Bo$/);
});

test('a run of edits ends with the counts of a fresh start', { timeout: 20_000 }, async () => {
  const steps: readonly Shaper[] = [records, withoutHashes, firstTen, asCsv, records, withoutHashes];
  const edited = startEngine();
  await edited.open(manyOrders);
  for (const shaper of steps) {
    await edited.shape(shaper).done;
    const fresh = startEngine();
    await fresh.open(manyOrders);
    await fresh.shape(shaper).done;
    const { id, ms, ...counted } = edited.last('counted');
    expect(counted).toEqual({ ...fresh.last('counted'), id: undefined, ms: undefined });
  }
});

test('a change of the output counts as the whole new output does', async () => {
  const engine = startEngine();
  await engine.open(manyOrders);
  await engine.shape(records).done;
  const at = manyOrders.indexOf('"PAID"', 25_000) + 1;
  await engine.handle({
    type: 'change',
    id: engine.nextId(),
    sample: 's',
    changes: [
      { start: at, end: at + 4, text: 'NOT PAID' },
      { start: 0, end: 0, text: '\n' },
    ],
  });
  await engine.shape(records).done;
  const changed = `\n${manyOrders.slice(0, at)}NOT PAID${manyOrders.slice(at + 4)}`;
  expect(await engine.text({ of: 'output' })).toBe(changed);
  expect(engine.last('counted').stages.read).toEqual({ tokens: exactly(changed), isExact: true });
});

test("fields and brackets together are all of the records' tokens", async () => {
  const engine = startEngine();
  await engine.open(orders);
  await engine.shape(records).done;
  const { fields } = engine.last('shaped');
  const { fields: tokens, stages } = engine.last('counted');
  const list = readOutput(orders).value;
  const rows = fields.find(({ depth }) => depth === 1)?.present ?? 0;
  expect(list).toHaveProperty('data.list.length', rows);

  const outer = fields.reduce((sum, { depth }, index) => sum + (depth === 1 ? (tokens?.[index] ?? 0) : 0), 0);
  const pasted = await engine.text({ of: 'stage', stage: 'read' });
  const rest = pasted.split('\n').filter((line) => /^\s{0,6}\S/.test(line));
  expect(outer + rest.reduce((sum, line) => sum + exactly(`${line}\n`), 0)).toBe(exactly(`${pasted}\n`));
  expect(stages.read?.isExact).toBe(true);
});

test('what two workers count of their shares is what one counts of all', async () => {
  const engine = startEngine();
  await engine.open(manyOrders);
  const shapeAs = async (share?: Share) => {
    const id = engine.nextId();
    await engine.handle({
      type: 'shape',
      id,
      sample: 's',
      shaper: firstTen,
      facts: {},
      budget: null,
      ...(share && { share }),
    });
    const { ms, id: _, ...counts } = engine.last('counted', id);
    return { counts, said: engine.all('shaped', id).length + engine.all('described', id).length };
  };
  const { counts: whole } = await shapeAs();
  const [first, second] = [await shapeAs('first'), await shapeAs('second')];
  const shown = firstTen.render.format;
  expect([Object.keys(first.counts.formats), second.said]).toEqual([[shown], 0]);
  expect(second.counts.formats[shown]).toBeUndefined();
  const { formats: ofFirst, bytes: bytesOfFirst, fields, fidelity, recommended, ...rest } = first.counts;
  expect([fields, fidelity, recommended]).toEqual([null, {}, undefined]);
  const { stages, overhead, formats: ofSecond, bytes, ...others } = second.counts;
  expect({
    ...rest,
    ...others,
    formats: { ...ofFirst, ...ofSecond },
    bytes: { ...bytesOfFirst, ...bytes },
  }).toEqual(whole);
});

test('fields of a big output come after its first count, findings last', { timeout: 20_000 }, async () => {
  const big = JSON.stringify(ordersOfSize(320_000).data.list, null, 2);
  const engine = startEngine();
  await engine.open(big);
  await engine.shape(defaultShaper).done;
  expect(engine.last('shaped')).toMatchObject({ isDescribed: false, fields: [], findings: null });
  const stats = collectStats(JSON.parse(big));
  const run = runShaper(readOutput(big), defaultShaper, { countTokens: exactly, now: () => 0, randomId: () => '' });
  const tokens = exactly(run.text);
  expect(engine.all('described')).toMatchObject([
    { fields: stats, findings: null },
    { fields: stats, findings: findProblems(run, { tokens, budget: null, fields: stats }) },
  ]);
  const order = engine.posted.map(({ type }) => type).filter((type) => type !== 'ready');
  const changes = order.filter((type, index) => type !== order[index - 1]);
  expect(changes.slice(0, 4)).toEqual(['opened', 'shaped', 'counted', 'described']);
  const [estimate, first] = engine.all('counted');
  expect(estimate?.stages.render?.isExact).toBe(false);
  expect(first?.stages).toMatchObject({ render: { isExact: true }, read: { isExact: false } });
});

test('token ends in a window are those of the whole text', async () => {
  const engine = startEngine();
  const text = 'It is 李雷, who counts 👩‍👩‍👧 tokens:\n\n   1234567 of them, aaaaaaaaaaaaaaaa!\n'.repeat(20);
  await engine.open(text);
  const ask = async (start: number, end: number) => {
    const id = engine.nextId();
    await engine.handle({ type: 'ends', id, sample: 's', ref: { of: 'output' }, start, end });
    return [...engine.last('ends', id).ends];
  };
  const whole = await ask(0, text.length);
  expect(whole.length).toBe(exactly(text));
  for (let start = 0; start < 150; start++) {
    const end = start + 1 + (start % 40);
    expect(await ask(start, end)).toEqual(whole.filter((at) => at > start && at <= end).map((at) => at - start));
  }
});
