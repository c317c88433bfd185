import { describe, expect, test } from 'vitest';
import { defaultShaper, editShaper, exportTypeScript, readOutput, suggestShaper } from '../../src/core/index.ts';
import type { Request, Response } from '../../src/engine/protocol.ts';
import { readCoreSources } from '../../src/state/sources-plugin.ts';
import { ordersOfSize } from '../bench/orders.ts';
import { startEngine } from './engine.ts';

const orders = JSON.stringify(ordersOfSize(100_000), null, 2);
const asCsv = editShaper(defaultShaper, [{ type: 'set', stage: 'render', change: { format: 'csv' } }]);

/** A clock by which every step of work is long, and something to do, once, at the first turn after an answer of a type. */
function slowEngine(after: Response['type'], act: () => void) {
  let time = 0;
  let isDone = false;
  const engine = startEngine({
    now: () => (time += 100),
    nextTurn: () =>
      new Promise((resolve) =>
        setImmediate(() => {
          if (!isDone && engine.all(after).length > 0) {
            isDone = true;
            act();
          }
          resolve();
        }),
      ),
  });
  return engine;
}

function idsOf(posted: readonly Response[], type: Response['type']): number[] {
  return posted.flatMap((response) => (response.type === type && 'id' in response ? [response.id] : []));
}

describe('the newest shaping wins', () => {
  test('of those that arrive together only the last is run', async () => {
    const engine = startEngine();
    await engine.open(orders);
    const shapings = [defaultShaper, asCsv, defaultShaper].map((shaper) => engine.shape(shaper));
    await Promise.all(shapings.map(({ done }) => done));
    const newest = shapings.at(-1)?.id ?? 0;
    expect(new Set([...idsOf(engine.posted, 'shaped'), ...idsOf(engine.posted, 'counted')])).toEqual(new Set([newest]));
    expect(engine.last('counted')).toMatchObject({ id: newest, isDone: true });
  });

  test('one that arrives in the middle of a count ends it', async () => {
    let newer: { id: number; done: Promise<void> } | undefined;
    const engine = slowEngine('counted', () => {
      newer = engine.shape(asCsv);
    });
    await engine.open(orders);
    const older = engine.shape(defaultShaper);
    await older.done;
    await newer?.done;

    expect([...new Set(idsOf(engine.posted, 'shaped'))]).toEqual([older.id, newer?.id]);
    expect(engine.all('counted', older.id).some(({ isDone }) => isDone)).toBe(false);
    expect(engine.last('counted')).toMatchObject({ id: newer?.id, isDone: true });
    const ids = idsOf(engine.posted, 'counted');
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  test.each<[string, Request]>([
    ['cancelling', { type: 'cancel', id: 99 }],
    ['closing the sample', { type: 'close', id: 99, sample: 's' }],
  ])('%s ends a count too', async (_, request) => {
    const engine = slowEngine('counted', () => engine.handle(request));
    await engine.open(orders);
    await engine.shape(defaultShaper).done;
    expect(engine.all('counted').length).toBeGreaterThan(0);
    expect(engine.all('counted').some(({ isDone }) => isDone)).toBe(false);
    expect(engine.all('failed')).toEqual([]);
  });
});

test('questions are answered in the middle of a count', async () => {
  const engine = slowEngine('counted', () =>
    engine.handle({ type: 'slice', id: 99, sample: 's', ref: { of: 'stage', stage: 'render' }, start: 2, end: 10 }),
  );
  await engine.open(orders);
  await engine.shape(asCsv).done;
  const order = engine.posted.map(({ type }) => type);
  expect(order.indexOf('slice')).toBeGreaterThan(order.indexOf('counted'));
  expect(order.indexOf('slice')).toBeLessThan(order.lastIndexOf('counted'));
  expect(engine.last('slice')).toMatchObject({ id: 99, start: 2, text: 'atus: su' });
});

test('a long text is shown by its beginning while the rest is written', async () => {
  const engine = slowEngine('ready', () => undefined);
  await engine.open(orders);
  await engine.shape(defaultShaper).done;
  const [begun, whole, ...more] = engine.all('shaped');
  expect(more).toEqual([]);
  const { textLength, text, message, ms, ...rest } = begun ?? {};
  expect(whole).toMatchObject({ text, message });
  expect(textLength).toBeGreaterThanOrEqual(20_000);
  expect(whole?.textLength).toBe((await engine.text({ of: 'stage', stage: 'render' })).length);
  expect(rest).toMatchObject({ stages: whole?.stages, result: whole?.result, fields: [], findings: null });
});

test('one that arrives while a text is written ends it', async () => {
  let newer: { done: Promise<void> } | undefined;
  const engine = slowEngine('shaped', () => {
    newer = engine.shape(asCsv);
  });
  await engine.open(orders);
  const older = engine.shape(defaultShaper);
  await older.done;
  await newer?.done;
  expect(engine.all('shaped', older.id)).toHaveLength(1);
  expect(engine.all('counted', older.id)).toEqual([]);
  expect(engine.last('counted')).toMatchObject({ isDone: true });
});

test('a long count gives signs of life', async () => {
  const engine = slowEngine('ready', () => undefined);
  await engine.open(orders);
  const { id, done } = engine.shape(defaultShaper);
  await done;
  const pulses = engine.posted.filter(({ type }) => type === 'progress' || type === 'counted');
  expect(pulses.every((pulse) => 'id' in pulse && pulse.id === id)).toBe(true);
  expect(pulses.length).toBeGreaterThan(5);
});

describe('what cannot be done becomes a fault', () => {
  const sample = 'none';
  const facts = {};
  const ref = { of: 'output' } as const;
  test.each<Request>([
    { type: 'change', id: 1, sample, changes: [] },
    { type: 'suggest', id: 1, sample },
    { type: 'shape', id: 1, sample, shaper: defaultShaper, facts, budget: null },
    { type: 'slice', id: 1, sample, ref, start: 0, end: 1 },
    { type: 'ends', id: 1, sample, ref, start: 0, end: 1 },
  ])('$type of a sample that is not open', async (request) => {
    const engine = startEngine();
    await engine.handle(request);
    expect(engine.posted).toEqual([{ type: 'failed', id: 1, fault: { id: 'unknown-sample', detail: 'none' } }]);
  });

  test('a format that does not exist', async () => {
    const engine = startEngine();
    await engine.open('{"a":1}');
    const unknown = editShaper(defaultShaper, [{ type: 'set', stage: 'render', change: { format: 'morse' } }]);
    const { id, done } = engine.shape(unknown);
    await done;
    expect(engine.last('failed')).toEqual({
      type: 'failed',
      id,
      fault: { id: 'internal', detail: expect.stringContaining('morse') },
    });
    const next = engine.shape(defaultShaper);
    await next.done;
    expect(engine.last('counted')).toMatchObject({ id: next.id, isDone: true });
  });

  test('a text that is not there before anything is shaped', async () => {
    const engine = startEngine();
    await engine.open('{"a":1}');
    await engine.handle({ type: 'slice', id: 9, sample: 's', ref: { of: 'message' }, start: 0, end: 1 });
    expect(engine.last('failed')).toMatchObject({ id: 9, fault: { id: 'internal' } });
  });

  test('bytes that no decoder takes', async () => {
    const engine = startEngine({
      decodeBytes: () => {
        throw new Error('Not text.');
      },
    });
    await engine.handle({ type: 'decode', id: 3, sample: 's', bytes: new ArrayBuffer(1), facts: {} });
    expect(engine.last('failed')).toEqual({ type: 'failed', id: 3, fault: { id: 'decode', detail: 'Not text.' } });
  });

  test('a counter that does not load; what needs none is shown, and the next shaping tries again', async () => {
    const good = startEngine();
    let loads = 0;
    const engine = startEngine({
      loadCounter: async () => {
        if (++loads === 1) throw new Error('The table did not arrive.');
        return {
          encoding: 'o200k_base',
          count: (text) => text.length,
          measure: ({ length }) => ({ tokens: length, bytes: length }),
          ends: () => new Uint32Array(),
          countParts: () => new Uint32Array(),
        };
      },
    });
    for (const { open } of [good, engine]) await open('{"a":1}');
    const first = engine.shape(defaultShaper);
    await first.done;
    expect(engine.all('shaped', first.id)).toHaveLength(1);
    expect(engine.last('counted', first.id).stages.render?.isExact).toBe(false);
    expect(engine.last('failed', first.id).fault).toEqual({ id: 'counter', detail: 'The table did not arrive.' });

    const second = engine.shape(defaultShaper);
    await second.done;
    expect(engine.last('counted', second.id)).toMatchObject({ isDone: true });
  });
});

test('the counter loads once, however many ask', async () => {
  let loads = 0;
  const counter = {
    encoding: 'o200k_base',
    count: () => 1,
    measure: () => ({ tokens: 1, bytes: 1 }),
    ends: () => new Uint32Array(),
    countParts: () => new Uint32Array(),
  } as const;
  const engine = startEngine({
    loadCounter: async () => {
      loads++;
      return counter;
    },
  });
  await Promise.all([engine.open('{"a":1}', 'a'), engine.open('{"b":1}', 'b')]);
  await Promise.all([engine.shape(defaultShaper, 'a').done, engine.shape(defaultShaper, 'b').done]);
  expect([loads, engine.all('ready').length]).toEqual([1, 1]);
});

test('a suggestion is the one for the whole reading', async () => {
  const engine = startEngine();
  await engine.open(orders);
  await engine.handle({ type: 'suggest', id: 7, sample: 's' });
  expect(engine.last('suggested')).toEqual({
    type: 'suggested',
    id: 7,
    sample: 's',
    shaper: suggestShaper(readOutput(orders)),
  });
});

test('a reading is shown with what could be selected in it', async () => {
  const engine = startEngine();
  await engine.open('{"data":{"list":[{"id":1},{"id":2}],"other":[],"total":9},"next":null}', 's');
  await engine.shape(defaultShaper).done;
  const { reading } = engine.last('shaped');
  expect(reading).toMatchObject({
    reader: 'json',
    format: 'json',
    length: 70,
    bytes: 70,
    problems: [],
    problemCount: 0,
  });
  expect(reading.lists).toEqual([
    { path: ['data', 'list'], rows: 2 },
    { path: ['data', 'other'], rows: 0 },
  ]);
  expect(reading.scalars).toEqual([
    { path: ['data', 'total'], sample: '9' },
    { path: ['next'], sample: 'null' },
  ]);
});

test('bytes are decoded, and their text is the output', async () => {
  const engine = startEngine();
  const bytes = new TextEncoder().encode('{"who":"李雷"}').buffer as ArrayBuffer;
  await engine.handle({ type: 'decode', id: 4, sample: 's', bytes, facts: {} });
  expect(engine.last('opened')).toEqual({
    type: 'opened',
    id: 4,
    sample: 's',
    length: 12,
    encoding: 'utf-8',
    decoded: { text: '{"who":"李雷"}', problems: [] },
  });
  await engine.shape(defaultShaper).done;
  expect(engine.last('shaped').reading).toMatchObject({ length: 12, bytes: 16 });
});

test('what was wrong with the bytes of a file is known to the worker that is sent its text', async () => {
  const engine = startEngine();
  const bytes = new Uint8Array([0x61, 0xff, 0x62]).buffer;
  await engine.handle({ type: 'decode', id: 1, sample: 's', bytes, facts: {} });
  await engine.shape(defaultShaper).done;
  const { text = '', problems = [] } = engine.last('opened').decoded ?? {};
  const next = startEngine();
  await next.handle({ type: 'open', id: 1, sample: 's', text, facts: {}, problems });
  await next.shape(defaultShaper).done;
  const { reading } = next.last('shaped');
  expect(reading.problems.map(({ id }) => id)).toContain('decode.invalid-utf8');
  expect(reading).toEqual(engine.last('shaped').reading);
});

test('the export is that of the core', async () => {
  const engine = startEngine();
  await engine.handle({ type: 'export', id: 5, name: 'orders', shaper: asCsv });
  expect(engine.last('exported').files).toEqual(
    exportTypeScript({ name: 'orders', shaper: asCsv }, {}, readCoreSources()),
  );
});

test('the message is shown as what is sent', async () => {
  const engine = startEngine();
  await engine.open('{"a":1}');
  await engine.shape(editShaper(asCsv, [{ type: 'set', stage: 'envelope', change: { on: false } }])).done;
  const { message, text } = engine.last('shaped');
  expect(JSON.parse(message)).toEqual({ role: 'tool', tool_call_id: 'call_1', content: text });
  expect(await engine.text({ of: 'message' })).toBe(message);
});

test('a long message is shown from its start', async () => {
  const engine = startEngine();
  await engine.open(orders);
  await engine.shape(defaultShaper).done;
  const { message } = engine.last('shaped');
  const whole = await engine.text({ of: 'message' });
  expect(message).toHaveLength(20_000);
  expect(whole.startsWith(message)).toBe(true);
  expect(whole.length).toBeGreaterThan(100_000);
});

test('a changed output is read again, with its own format for the stages', async () => {
  const engine = startEngine();
  await engine.open('{"a": 1}');
  await engine.shape(defaultShaper).done;
  await engine.handle({
    type: 'change',
    id: engine.nextId(),
    sample: 's',
    changes: [{ start: 0, end: 8, text: 'id,name\n1,é\n2,b' }],
  });
  await engine.shape(defaultShaper).done;
  expect(engine.last('shaped').reading).toMatchObject({ reader: 'csv', length: 15, bytes: 16 });
  expect(await engine.text({ of: 'stage', stage: 'select' })).toBe('id,name\n1,é\n2,b');
});

test('a shaping reads with its own readers and facts, whatever was read before', async () => {
  const engine = startEngine();
  await engine.open('{"a": 1}');
  await engine.handle({ type: 'suggest', id: 90, sample: 's' });
  const readers = async (change: Partial<typeof defaultShaper.read>) => {
    await engine.shape(editShaper(defaultShaper, [{ type: 'set', stage: 'read', change }])).done;
    return engine.last('shaped').reading.reader;
  };
  expect(await readers({ readers: ['json'] })).toBe('json');
  expect(await readers({ readers: ['text'] })).toBe('text');
  expect(await readers({ readers: null })).toBe('json');
  expect(await readers({ on: false })).toBe('text');

  const facts = { tool: 'list_orders', httpStatus: 500 };
  await engine.handle({ type: 'shape', id: 91, sample: 's', shaper: defaultShaper, facts, budget: null });
  expect(engine.last('shaped')).toMatchObject({ reading: { facts }, result: { tool: 'list_orders', status: 'error' } });
});

test('an output that is closed while it is read is read no further', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `2026-05-01T10:00:00.${at}Z INFO [api] request ${at} done`);
  let time = 0;
  let turns = 0;
  // Every step of work is long by this clock, so that each is followed by a turn for what has arrived.
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve)).then(() => void turns++);
  const engine = startEngine({ now: () => (time += 100), nextTurn });
  await engine.open(lines.join('\n'));
  const id = engine.nextId();
  const asked = engine.handle({ type: 'suggest', id, sample: 's' });
  while (turns < 30) await nextTurn();
  await engine.handle({ type: 'close', id: engine.nextId(), sample: 's' });
  await asked;
  expect([engine.all('suggested'), engine.last('failed', id).fault.id]).toEqual([[], 'unknown-sample']);
});
