import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultShaper, editShaper } from '../../src/core/index.ts';
import type { Counted, Shaped } from '../../src/engine/answers.ts';
import { Engine, EngineError, type EngineListener } from '../../src/engine/client.ts';
import type { Request, Response } from '../../src/engine/protocol.ts';

/** The border: a worker that does what the test says. */
class FakeWorker {
  readonly received: Request[] = [];
  isTerminated = false;
  onmessage: ((event: { data: Response }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;

  postMessage(request: Request): void {
    if (!this.isTerminated) this.received.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(response: unknown): void {
    this.onmessage?.({ data: response as Response });
  }

  crash(message = 'out of memory'): void {
    this.onerror?.({ message, preventDefault: () => undefined });
  }

  last<T extends Request['type']>(type: T): Extract<Request, { type: T }> {
    const found = this.received.filter((request) => request.type === type).at(-1);
    if (found === undefined) throw new Error(`No "${type}" was received.`);
    return found as Extract<Request, { type: T }>;
  }
}

function startClient(cores = 2) {
  const workers: FakeWorker[] = [];
  const heard: unknown[] = [];
  const listener: EngineListener = {
    onReady: (ms) => heard.push(['ready', ms]),
    onShaped: ({ id }) => heard.push(['shaped', id]),
    onDescribed: ({ id }) => heard.push(['described', id]),
    onCounted: ({ id }) => heard.push(['counted', id]),
    onFault: (fault, id) => heard.push([fault.id, id]),
    onRespawn: () => heard.push('respawn'),
  };
  const engine = new Engine(
    listener,
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    cores,
  );
  const worker = () => workers.at(-1) as FakeWorker;
  return { engine, listener, workers, worker, heard };
}

const shaped = (id: number) => ({ type: 'shaped', id }) as unknown as Shaped;
const counted = (id: number, isDone: boolean) => ({ type: 'counted', id, isDone }) as unknown as Counted;

async function faultOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'none',
    (error) => (error instanceof EngineError ? error.fault.id : String(error)),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer settles the request with its id', async () => {
  const { engine, worker } = startClient();
  const opened = engine.open('s', '[1]', {});
  const slices = [0, 10].map((start) => engine.slice('s', { of: 'output' }, start, start + 10));
  const [first, second] = worker().received.filter(({ type }) => type === 'slice');
  worker().answer({ type: 'slice', id: second?.id, start: 10, text: 'b', length: 20 });
  worker().answer({ type: 'slice', id: first?.id, start: 0, text: 'a', length: 20 });
  worker().answer({ type: 'opened', id: worker().last('open').id, sample: 's', length: 3, encoding: 'utf-8' });
  expect(await Promise.all(slices)).toEqual([
    { start: 0, text: 'a', length: 20 },
    { start: 10, text: 'b', length: 20 },
  ]);
  expect(await opened).toEqual({ length: 3, encoding: 'utf-8', text: '[1]' });
});

test('a request that failed is rejected with the fault', async () => {
  const { engine, worker } = startClient();
  const suggestion = engine.suggest('s');
  worker().answer({ type: 'failed', id: worker().last('suggest').id, fault: { id: 'unknown-sample', detail: 's' } });
  await expect(suggestion).rejects.toEqual(new EngineError({ id: 'unknown-sample', detail: 's' }));
});

test('answers to an older shaping are dropped, faults too', () => {
  const { engine, worker, heard } = startClient();
  const older = engine.shape('s', defaultShaper, {}, null);
  worker().answer(shaped(older));
  const newer = engine.shape('s', defaultShaper, {}, null);
  worker().answer(counted(older, true));
  worker().answer({ type: 'described', id: older });
  worker().answer({ type: 'failed', id: older, fault: { id: 'internal', detail: '' } });
  worker().answer(shaped(newer));
  worker().answer({ type: 'described', id: newer });
  worker().answer(counted(newer, true));
  worker().answer({ type: 'failed', id: newer, fault: { id: 'internal', detail: '' } });
  expect(heard).toEqual([
    ['shaped', older],
    ['shaped', newer],
    ['described', newer],
    ['counted', newer],
    ['internal', newer],
  ]);
});

describe('a crash', () => {
  test('brings a new worker that holds the outputs as they are now', async () => {
    const { engine, workers, heard } = startClient();
    engine.open('a', 'one two', { tool: 'first' });
    engine.open('b', 'gone', {});
    engine.close('b');
    engine.change('a', [{ start: 0, end: 3, text: '1' }]);
    engine.change('a', [{ start: 2, end: 5, text: '2' }]);
    const id = engine.shape('a', defaultShaper, { tool: 'second' }, null);
    const slice = engine.slice('a', { of: 'output' }, 0, 1);
    workers[0]?.crash();

    expect(await faultOf(slice)).toBe('crashed');
    expect(heard).toEqual([['crashed', id], 'respawn']);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(workers[1]?.received).toEqual([
      { type: 'open', id: expect.any(Number), sample: 'a', text: 'one two', facts: { tool: 'second' }, problems: [] },
      {
        type: 'change',
        id: expect.any(Number),
        sample: 'a',
        changes: [
          { start: 0, end: 3, text: '1' },
          { start: 2, end: 5, text: '2' },
        ],
      },
    ]);
  });

  test('tells many changes, or long ones, as the text that they made', () => {
    const { engine, workers } = startClient();
    engine.open('many', '', {});
    for (let at = 0; at < 65; at++) engine.change('many', [{ start: at, end: at, text: 'x' }]);
    engine.open('long', 'ab', {});
    engine.change('long', [{ start: 1, end: 1, text: 'y'.repeat(70_000) }]);
    workers[0]?.crash();
    expect(workers[1]?.received).toMatchObject([
      { type: 'open', sample: 'many', text: 'x'.repeat(65) },
      { type: 'open', sample: 'long', text: `a${'y'.repeat(70_000)}b` },
    ]);
  });

  test('sends bytes again, and their changes, until their text is known', async () => {
    const { engine, workers } = startClient();
    const bytes = new ArrayBuffer(3);
    const changes = [{ start: 0, end: 1, text: 'x' }];
    const failed = faultOf(engine.decode('s', bytes, {}));
    engine.change('s', changes);
    workers[0]?.crash();
    expect(await failed).toBe('crashed');
    expect(workers[1]?.received).toMatchObject([
      { type: 'decode', sample: 's', bytes },
      { type: 'change', changes },
    ]);
  });

  test('sends the decoded text once that is known, and what was wrong with its bytes', async () => {
    const { engine, workers, worker } = startClient();
    const opened = engine.decode('s', new ArrayBuffer(3), {});
    engine.change('s', [{ start: 0, end: 1, text: 'x' }]);
    const { id } = worker().last('decode');
    const problems = [{ id: 'decode.binary', values: { byte: 2 }, start: 2, end: 3 }];
    const decoded = { text: 'abc', problems };
    worker().answer({ type: 'opened', id, sample: 's', length: 3, encoding: 'utf-16le', decoded });
    expect(await opened).toEqual({ length: 3, encoding: 'utf-16le', text: 'abc' });
    workers[0]?.crash();
    expect(workers[1]?.received).toMatchObject([
      { type: 'open', sample: 's', text: 'abc', problems },
      { type: 'change', sample: 's', changes: [{ start: 0, end: 1, text: 'x' }] },
    ]);
  });

  test('after crash brings three new workers at most, then faults only', async () => {
    const { engine, workers, worker, heard } = startClient();
    for (let i = 0; i < 6; i++) worker().crash();
    expect(workers).toHaveLength(4);
    expect(heard.filter((entry) => entry === 'respawn')).toHaveLength(3);
    expect(await faultOf(engine.open('s', '', {}))).toBe('crashed');
    heard.length = 0;
    const id = engine.shape('s', defaultShaper, {}, null);
    await Promise.resolve();
    expect(heard).toEqual([['crashed', id]]);
  });

  test('after a success counts as the first again', () => {
    const { engine, workers, worker } = startClient();
    for (let i = 0; i < 3; i++) worker().crash();
    worker().answer(shaped(engine.shape('s', defaultShaper, {}, null)));
    for (let i = 0; i < 3; i++) worker().crash();
    expect(workers).toHaveLength(7);
  });

  test('of a worker that is gone already means nothing', () => {
    const { workers, heard } = startClient();
    workers[0]?.crash();
    workers[0]?.crash();
    workers[0]?.answer({ type: 'ready', ms: 1 });
    expect(heard).toEqual([['crashed', 0], 'respawn']);
  });
});

describe('the deadline', () => {
  test('ends a worker that gives no sign of life', async () => {
    const { engine, workers, heard } = startClient();
    engine.open('s', '[]', {});
    const id = engine.shape('s', defaultShaper, {}, null);
    vi.advanceTimersByTime(20_000);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(workers).toHaveLength(2);
    expect(heard).toEqual([['deadline', id], 'respawn']);
  });

  test('comes sooner for a pattern that may take for ever, and names it', () => {
    const { engine, workers, heard } = startClient();
    const shapeWith = (pattern: string) =>
      engine.shape(
        's',
        editShaper(defaultShaper, [
          {
            type: 'addRule',
            rule: { id: 'p', target: { by: 'pattern', pattern }, action: 'fixed', keepStart: 0, keepEnd: 0 },
          },
        ]),
        {},
        null,
      );
    shapeWith('EMP-\\d{6}');
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([]);
    const id = shapeWith('(a+)+$');
    vi.advanceTimersByTime(21_000);
    expect([workers.length, heard]).toEqual([2, [['pattern', id], 'respawn']]);
  });

  test('is put off by every sign of life', () => {
    const { engine, workers, worker, heard } = startClient();
    const id = engine.shape('s', defaultShaper, {}, null);
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(15_000);
      worker().answer({ type: 'progress', id });
    }
    expect([workers.length, heard]).toEqual([1, []]);
  });

  test('is later for a big output', () => {
    const { engine, workers } = startClient();
    engine.open('s', ' '.repeat(8_000_000), {});
    vi.advanceTimersByTime(60_000);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(workers).toHaveLength(2);
  });

  test.each<[string, (client: ReturnType<typeof startClient>) => void]>([
    ['nothing was asked', () => undefined],
    [
      'all is counted',
      ({ engine, worker }) => worker().answer(counted(engine.shape('s', defaultShaper, {}, null), true)),
    ],
    [
      'the shaping was cancelled',
      ({ engine }) => {
        engine.shape('s', defaultShaper, {}, null);
        engine.cancel();
      },
    ],
    [
      'the engine was disposed of',
      ({ engine }) => {
        engine.shape('s', defaultShaper, {}, null);
        engine.dispose();
      },
    ],
  ])('does not run where %s', (_, act) => {
    const client = startClient();
    act(client);
    vi.advanceTimersByTime(300_000);
    expect(client.workers).toHaveLength(1);
    expect(client.heard.filter((entry) => Array.isArray(entry) && entry[0] === 'deadline')).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a second worker', () => {
  const big = `[${'1,'.repeat(600_000)}1]`;
  const counts = (id: number, isDone: boolean, others: object = {}) =>
    ({ type: 'counted', id, isDone, stages: {}, formats: {}, ms: 1, ...others }) as unknown as Counted;

  /** A big output that the first worker has counted alone. */
  function startTwo() {
    const client = startClient(4);
    const told: Counted[] = [];
    client.listener.onCounted = (counted) => told.push(counted);
    client.engine.open('s', big, {});
    const id = client.engine.shape('s', defaultShaper, {}, null);
    client.worker().answer(counts(id, true));
    const [first, second] = client.workers as [FakeWorker, FakeWorker];
    return { ...client, first, second, told, firstId: id };
  }

  test('takes a big output over once the first one has counted it', () => {
    const { first, second, firstId } = startTwo();
    expect(first.last('shape').share).toBeUndefined();
    expect(second.received).toMatchObject([
      { type: 'open', sample: 's', text: big },
      { type: 'shape', id: firstId, share: 'second' },
    ]);
  });

  test.each([
    ['on a machine with few cores', 2, big],
    ['for a small output', 8, '[1]'],
  ])('is not started %s', (_, cores, text) => {
    const { engine, workers, worker } = startClient(cores);
    engine.open('s', text, {});
    worker().answer(counted(engine.shape('s', defaultShaper, {}, null), true));
    expect(workers).toHaveLength(1);
  });

  test('shares the next shape: it is done when both are', () => {
    const { engine, first, second, told } = startTwo();
    const id = engine.shape('s', defaultShaper, {}, null);
    expect([first.last('shape'), second.last('shape')]).toMatchObject([
      { id, share: 'first' },
      { id, share: 'second' },
    ]);
    told.length = 0;
    second.answer(counts(id, false, { formats: { csv: 1 }, stages: { read: 0 }, overhead: 0 }));
    expect(told).toEqual([]);
    first.answer(counts(id, false, { stages: { read: 9 }, formats: { json: 2 }, overhead: 7 }));
    first.answer(counts(id, true, { stages: { read: 9 }, formats: { json: 2 }, overhead: 7, ms: 3 }));
    second.answer(counts(id, true, { formats: { csv: 1, yaml: 4 }, fields: [5], overhead: 0, ms: 8 }));
    expect(told.map(({ isDone }) => isDone)).toEqual([false, false, false, false, true]);
    expect(told[1]).toMatchObject({ stages: {}, formats: { csv: 1 }, overhead: 7 });
    expect(told.at(-1)).toMatchObject({ stages: {}, formats: { csv: 1, yaml: 4 }, fields: [5], overhead: 7, ms: 8 });
    vi.advanceTimersByTime(300_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('says nothing of a shape that the first one did alone, and nothing of an older one', () => {
    const { engine, second, told, firstId } = startTwo();
    told.length = 0;
    second.answer(counts(firstId, true));
    engine.shape('s', defaultShaper, {}, null);
    second.answer(counts(firstId, true));
    expect(told).toEqual([]);
  });

  test('follows what happens to the output, and lets go of it', () => {
    const { engine, second } = startTwo();
    engine.change('s', [{ start: 0, end: 1, text: '[0,' }]);
    engine.close('s');
    engine.change('s', []);
    expect(second.received.slice(2)).toMatchObject([{ type: 'change' }, { type: 'close', sample: 's' }]);
  });

  test('holds nothing of an output that another one replaced', () => {
    const { engine, first, second } = startTwo();
    engine.open('s', `${big} `, {});
    engine.shape('s', defaultShaper, {}, null);
    expect(second.received.at(-1)).toMatchObject({ type: 'close' });
    expect(first.last('shape').share).toBeUndefined();
  });

  test('is asked what a person wants to know about the newest shape, the first one all else', async () => {
    const { engine, first, second } = startTwo();
    const bill = engine.bill('s');
    engine.slice('s', { of: 'output' }, 0, 1);
    expect(first.received.at(-1)?.type).toBe('slice');
    second.answer({ type: 'billed', id: second.last('bill').id, bill: null });
    expect(await bill).toBeNull();
    engine.cancel();
    engine.bill('s');
    expect(first.received.at(-1)?.type).toBe('bill');
  });

  test('that is lost leaves its share to the first one, which goes on', () => {
    const { engine, workers, first, second, heard, told } = startTwo();
    const id = engine.shape('s', defaultShaper, {}, null);
    second.crash();
    expect(second.isTerminated).toBe(true);
    expect([first.isTerminated, heard.filter((entry) => entry === 'respawn')]).toEqual([false, []]);
    expect(first.last('shape')).toMatchObject({ id });
    expect(first.last('shape').share).toBeUndefined();
    first.answer(counts(id, true));
    expect(told.at(-1)?.isDone).toBe(true);
    expect(workers).toHaveLength(3);
    for (let losses = 0; losses < 4; losses++) {
      workers.at(-1)?.crash();
      if (!first.isTerminated) first.answer(counts(engine.shape('s', defaultShaper, {}, null), true));
    }
    expect(workers).toHaveLength(4);
  });

  test('goes with the first one, and is brought in again by the next big count', () => {
    const { engine, workers, first, second } = startTwo();
    engine.interrupt();
    expect([first.isTerminated, second.isTerminated, workers.length]).toEqual([true, true, 3]);
    workers[2]?.answer(counts(engine.shape('s', defaultShaper, {}, null), true));
    expect(workers[3]?.received).toMatchObject([{ type: 'open' }, { type: 'shape', share: 'second' }]);
  });
});
