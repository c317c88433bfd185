import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { defaultShaper, editShaper, formats } from '../../src/core/index.ts';
import { startEngine } from './engine.ts';

const rows = Array.from({ length: 30 }, (_, id) => ({ id, name: `Zoë ${id}`, city: '北京', paid: id % 2 === 0 }));
const plain = { disallowedSpecial: new Set<string>() };

test('every format is counted in a second encoding, exactly, and the first stays as it was', async () => {
  const engine = startEngine();
  await engine.open(JSON.stringify({ data: rows }));
  await engine.shape(defaultShaper).done;
  const id = engine.nextId();
  await engine.handle({ type: 'tally', id, sample: 's', encoding: 'cl100k_base' });
  const { tokens } = engine.last('tallied', id);
  for (const format of formats) {
    const text = await engine.text({ of: 'format', format: format.id });
    expect([format.id, tokens?.[format.id]]).toEqual([format.id, countTokens(text, plain)]);
  }

  const shown = editShaper(defaultShaper, [{ type: 'set', stage: 'render', change: { format: 'csv' } }]);
  await engine.shape(shown).done;
  const text = await engine.text({ of: 'stage', stage: 'render' });
  expect(engine.last('counted').formats.csv).toEqual({ tokens: countO200k(text, plain), isExact: true });
});

test('a tally that another shaping overtook is not told', async () => {
  let time = 0;
  // Every look at the clock is a second later: nothing is done in one go.
  const engine = startEngine({ now: () => (time += 1000) });
  await engine.open(JSON.stringify({ data: rows }));
  await engine.shape(defaultShaper).done;
  const id = engine.nextId();
  const asked = engine.handle({ type: 'tally', id, sample: 's', encoding: 'cl100k_base' });
  const { done } = engine.shape(editShaper(defaultShaper, [{ type: 'set', stage: 'fields', change: { on: false } }]));
  await asked;
  await done;
  expect(engine.last('tallied', id).tokens).toBeNull();
});

test('a part of a text is counted by itself', async () => {
  const engine = startEngine();
  await engine.open(JSON.stringify(rows, null, 2));
  await engine.shape(defaultShaper).done;
  const ref = { of: 'stage', stage: 'render' } as const;
  const text = await engine.text(ref);
  for (const [start, end] of [
    [0, 1],
    [3, 47],
    [10, text.length],
    [5, 5],
  ] as const) {
    const id = engine.nextId();
    await engine.handle({ type: 'count', id, sample: 's', ref, start, end });
    expect(engine.last('partCounted', id).tokens).toBe(countO200k(text.slice(start, end), plain));
  }
});
