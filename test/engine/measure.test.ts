import { expect, test } from 'vitest';
import { defaultShaper, editShaper } from '../../src/core/index.ts';
import { startEngine } from './engine.ts';

const output = JSON.stringify([
  { id: 1, mail: 'ann@mail.example', note: null },
  { id: 2, mail: 'bob@mail.example', note: null },
]);
const asCsv = editShaper(defaultShaper, [{ type: 'set', stage: 'render', change: { format: 'csv' } }]);

async function measure(engine: ReturnType<typeof startEngine>, shaper = defaultShaper, sample = 's') {
  const id = engine.nextId();
  await engine.handle({ type: 'measure', id, sample, shaper, facts: {}, budget: null });
  return engine.last('measured', id).measured;
}

test('a measurement says of a sample what its shaping says', async () => {
  const engine = startEngine();
  await engine.open(output);
  const measured = await measure(engine, asCsv);
  const { id, done } = engine.shape(asCsv);
  await done;
  const shaped = engine.last('shaped', id);
  expect(measured).toMatchObject({
    tokens: engine.last('counted', id).stages.render?.tokens,
    status: shaped.result.status,
    action: shaped.decision.action,
    text: shaped.text,
    received: 2,
    kept: 2,
    isReadBack: true,
  });
  expect(measured.leaks).toBe(1);
  expect(measured.losses.length).toBeGreaterThan(0);
});

test('what is on the screen stays there while others are measured', async () => {
  const engine = startEngine();
  await engine.open(output);
  await engine.open('[]', 'other');
  await engine.shape(defaultShaper).done;
  const before = await engine.text({ of: 'stage', stage: 'render' });
  await measure(engine, asCsv);
  expect((await measure(engine, asCsv, 'other')).status).toBe('empty');
  expect(await engine.text({ of: 'stage', stage: 'render' })).toBe(before);
});

test('a variant that this output does not have is null', async () => {
  const engine = startEngine();
  await engine.open('just text');
  const id = engine.nextId();
  await engine.handle({ type: 'vary', id, sample: 's', variant: 'empty', shaper: defaultShaper, facts: {} });
  expect(engine.last('varied', id).variant).toBe(null);
});
