import { describe, expect, test } from 'vitest';
import { defaultShaper, type Shaper } from '../../src/core/index.ts';
import type { EngineListener } from '../../src/engine/client.ts';
import { createSession } from '../../src/state/session.ts';
import type { SessionEngine } from '../../src/state/session-engine.ts';
import { isHeld, isOfAnotherOutput, isStale } from '../../src/state/session-state.ts';
import { currentDesign, currentSample } from '../../src/state/workspace.ts';

const suggested: Shaper = { ...defaultShaper, render: { ...defaultShaper.render, format: 'csv' } };

/** A session over an engine that writes down what it is asked. */
function startSession() {
  const asked: unknown[][] = [];
  let listener: EngineListener | undefined;
  let id = 0;
  const engine: SessionEngine = {
    open: async (sample, text) => {
      asked.push(['open', text]);
      return { length: text.length, encoding: 'utf-8', text: sample };
    },
    decode: async (_, bytes) => {
      const text = new TextDecoder().decode(bytes);
      return { length: text.length, encoding: 'utf-8', text };
    },
    change: (_, changes) => {
      asked.push(['change', ...changes]);
    },
    holds: () => true,
    close: () => {
      asked.push(['close']);
    },
    suggest: async () => suggested,
    shape: (_, shaper, facts) => {
      asked.push(['shape', shaper.render.format, facts]);
      id += 1;
      return id;
    },
    slice: async () => ({ start: 0, text: '', length: 0 }),
    place: async () => null,
    take: async () => ({ text: '', bytes: 0, found: [] }),
    ends: async () => ({ start: 0, ends: new Uint32Array() }),
    locate: async () => new Uint32Array(),
    measure: async () => Promise.reject(new Error('nothing is measured here')),
    inspect: async () => ({ layers: [], calls: [], repair: null }),
    vary: async () => null,
    count: async () => 0,
    tally: async () => null,
    plot: async () => null,
    bill: async () => null,
    weigh: async () => null,
    teach: async () => null,
    export: async () => [],
    cancel: () => {
      asked.push(['cancel']);
    },
    interrupt: () => {
      asked.push(['interrupt']);
    },
  };
  let ids = 0;
  const session = createSession({
    createEngine: (heard) => {
      listener = heard;
      return engine;
    },
    now: () => 0,
    newId: () => `id-${++ids}`,
  });
  const design = () => currentDesign(session.getState().workspace);
  return { session, actions: session.actions, asked, design, listener: () => listener };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the first output', () => {
  test('gets a shaper that suits it, which is nothing to undo', async () => {
    const { actions, asked, design } = startSession();
    actions.openText('[1]');
    await settle();
    expect(asked).toEqual([
      ['open', '[1]'],
      ['shape', 'csv', {}],
    ]);
    expect(design().history).toEqual({ past: [], present: suggested, future: [] });
  });

  test('keeps the shaper that a person began with', async () => {
    const { actions, design } = startSession();
    actions.edit([{ type: 'set', stage: 'render', change: { format: 'yaml' } }]);
    actions.openText('[1]');
    await settle();
    expect(design().history.present.render.format).toBe('yaml');
  });
});

test('later outputs keep the shaper', async () => {
  const { actions, design } = startSession();
  actions.openText('[1]');
  await settle();
  actions.edit([{ type: 'set', stage: 'render', change: { format: 'json' } }]);
  actions.openText('[2]');
  await settle();
  expect(design().history.present.render.format).toBe('json');
  actions.undo();
  expect(design().history.present).toBe(suggested);
});

test('an edit of the output reaches the engine as what changed', async () => {
  const { actions, asked } = startSession();
  actions.openText('[1, 2]');
  await settle();
  asked.length = 0;
  actions.changeText('[1, 3]');
  await settle();
  expect(asked).toEqual([
    ['change', { start: 4, end: 5, text: '3' }],
    ['shape', 'csv', {}],
  ]);
});

test('an emptied output leaves no result behind', async () => {
  const { session, actions, asked } = startSession();
  actions.openText('[1]');
  await settle();
  actions.clear();
  expect(asked.slice(-2)).toEqual([['close'], ['cancel']]);
  expect(session.getState()).toMatchObject({ shaped: null, askedId: 0 });
  expect(isStale(session.getState())).toBe(false);
});

describe('an output on its way', () => {
  test('is told from the result of the one before', async () => {
    const { session, actions } = startSession();
    actions.openText('[1]');
    expect(session.getState().opening).toMatchObject({ size: 3, loaded: null });
    expect(isOfAnotherOutput(session.getState())).toBe(true);
    actions.clear();
    expect(isOfAnotherOutput(session.getState())).toBe(false);
  });

  test('can be cancelled, which brings back the one before, and its worker is replaced', async () => {
    const { session, actions, asked, design } = startSession();
    actions.openText('[1]');
    await settle();
    const before = design();
    session.setState({ opening: null });
    asked.length = 0;
    actions.openText('[2]');
    actions.cancelOpening();
    expect(design()).toBe(before);
    expect(session.getState()).toMatchObject({ opening: null, notices: [] });
    expect(asked.map(([what]) => what)).toEqual(['open', 'shape', 'open', 'interrupt', 'shape']);
  });
});

test('facts set by hand go along with the next shaping', async () => {
  const { actions, asked } = startSession();
  actions.openText('[1]');
  await settle();
  actions.setFacts({ httpStatus: 503 });
  expect(asked.at(-1)).toEqual(['shape', 'csv', { httpStatus: 503 }]);
});

test('an example opens as a design of its own and erases nothing', async () => {
  const { session, actions, design } = startSession();
  actions.openText('[1]');
  await settle();
  const before = design();
  const load = async () => ({ facts: { tool: 'x.get' }, output: () => '{}' });
  await actions.openExample({ id: 'x', name: 'X', lesson: '', load });
  await settle();
  expect(session.getState().workspace.designs[0]).toBe(before);
  expect(currentSample(design())).toMatchObject({ name: 'X', text: '{}', facts: { tool: 'x.get' } });
});

test('answers to older shapings are dropped', async () => {
  const { session, actions, listener } = startSession();
  actions.openText('[1]');
  await settle();
  actions.edit([{ type: 'set', stage: 'render', change: { format: 'json' } }]);
  listener()?.onCounted({
    id: 1,
    sample: '',
    isDone: true,
    stages: {},
    formats: { json: { tokens: 3, isExact: true } },
    bytes: {},
    fields: null,
    overhead: 0,
    ms: 1,
  });
  expect(session.getState().counts.formats).toEqual({});
});

test('a worker that was replaced is asked again, which is said', async () => {
  const { session, actions, asked, listener } = startSession();
  actions.openText('[1]');
  await settle();
  asked.length = 0;
  listener()?.onRespawn?.();
  expect(asked).toEqual([['shape', 'csv', {}]]);
  expect(session.getState().notices).toMatchObject([{ text: { id: 'worker-restarted' } }]);
});

test.each(['deadline', 'pattern'] as const)('a worker that was replaced for its %s is not asked again', async (id) => {
  const { session, actions, asked, listener } = startSession();
  actions.openText('[1]');
  await settle();
  asked.length = 0;
  listener()?.onFault({ id, detail: '' }, 1);
  listener()?.onRespawn?.();
  expect(asked).toEqual([]);
  expect(session.getState()).toMatchObject({ fault: { id }, opening: null });
  expect(isHeld(session.getState())).toBe(true);
});

test('nothing leaves the page where redaction does not work', () => {
  const { session, listener } = startSession();
  listener()?.onTried?.([]);
  expect(isHeld(session.getState())).toBe(false);
  listener()?.onTried?.(['email']);
  expect(isHeld(session.getState())).toBe(true);
});
