import { describe, expect, test } from 'vitest';
import { editShaper, type Shaper } from '../../src/core/index.ts';
import { listSuggestions } from '../../src/state/suggestions.ts';
import { startEngine } from './engine.ts';

const outputs = {
  orders: JSON.stringify({
    data: {
      list: Array.from({ length: 30 }, (_, id) => ({
        id,
        status: id % 2 === 0 ? 'paid' : 'open',
        amt: id + 0.5,
        unit: 'CNY',
        cust: { nm: `Ann ${id}`, mail: `ann${id}@mail.example` },
        labels: [{ name: 'bug' }],
        created_at: 1_767_600_000 + id,
        a_url: 'https://h.example/a',
        b_url: 'https://h.example/b',
        region: 'eu',
        c_url: 'https://h.example/c',
        memo: null,
      })),
    },
    total: 90,
  }),
  'a list': JSON.stringify(Array.from({ length: 25 }, (_, id) => ({ id, state: 'on', updated_at: '2026-01-05' }))),
  text: 'just text',
};

type Engine = ReturnType<typeof startEngine>;

async function shape(engine: Engine, shaper: Shaper) {
  const { id, done } = engine.shape(shaper);
  await done;
  const shaped = engine.last('shaped', id);
  const described = engine.all('described', id).at(-1);
  const counts = engine.all('counted', id);
  const tokens = Object.assign({}, ...counts.map((counted) => counted.formats)) as {
    [format: string]: { tokens: number };
  };
  const fidelity = Object.assign({}, ...counts.map((counted) => counted.fidelity ?? {})) as {
    [id: string]: { exact: boolean };
  };
  return {
    tokens: counts.at(-1)?.stages.render?.tokens ?? 0,
    suggestions: listSuggestions({
      shaper,
      fields: shaped.fields,
      findings: described?.findings ?? shaped.findings ?? [],
      exactFormats: Object.keys(fidelity).filter((format) => fidelity[format]?.exact === true),
      tokens: Object.fromEntries(Object.entries(tokens).map(([format, count]) => [format, count.tokens])),
      rows: shaped.stages.find(({ id: stage }) => stage === 'select')?.report.kept ?? 0,
    }),
  };
}

async function weigh(engine: Engine, edits: Parameters<typeof editShaper>[1]) {
  const id = engine.nextId();
  await engine.handle({ type: 'weigh', id, sample: 's', edits });
  return engine.last('weighed', id).weighed?.tokens ?? null;
}

describe.each(Object.entries(outputs))('of %s', (name, output) => {
  test('each promised cost is the one measured after accepting it', async () => {
    const engine = startEngine();
    await engine.open(output);
    const asked = engine.nextId();
    await engine.handle({ type: 'suggest', id: asked, sample: 's' });
    const { shaper } = engine.last('suggested', asked);
    const { suggestions } = await shape(engine, shaper);
    if (name === 'orders') expect(suggestions.length).toBeGreaterThan(6);
    const ids = suggestions.flatMap(({ edits }) =>
      edits.flatMap((edit) => (edit.type === 'changeField' ? edit.change.id : [])),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const { edits, key } of [...suggestions, { key: 'all', edits: suggestions.flatMap((one) => one.edits) }]) {
      const promised = await weigh(engine, edits);
      const after = await shape(engine, editShaper(shaper, edits));
      expect([key, promised]).toEqual([key, after.tokens]);
      await shape(engine, shaper);
    }
  }, 60_000);
});

test('what was accepted is not suggested again', async () => {
  const engine = startEngine();
  await engine.open(outputs.orders);
  const asked = engine.nextId();
  await engine.handle({ type: 'suggest', id: asked, sample: 's' });
  const { shaper } = engine.last('suggested', asked);
  const { suggestions } = await shape(engine, shaper);
  for (const { edits, key } of suggestions) {
    const { suggestions: left } = await shape(engine, editShaper(shaper, edits));
    expect(left.map((one) => one.key)).not.toContain(key);
  }
}, 60_000);
