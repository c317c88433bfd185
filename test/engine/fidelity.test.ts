import { expect, test } from 'vitest';
import { defaultShaper, editShaper, formats } from '../../src/core/index.ts';
import { ordersOfSize } from '../bench/orders.ts';
import { startEngine } from './engine.ts';

test('with the last count the engine says of every format what reading it back lost', async () => {
  const engine = startEngine();
  await engine.open('[{"id":1,"name":"Ann"},{"id":2,"name":"Bo","note":null}]');
  await engine.shape(defaultShaper).done;
  const { fidelity = {} } = engine.last('counted');
  expect(Object.keys(fidelity)).toEqual(formats.map(({ id }) => id));
  expect(fidelity.json).toEqual({ exact: true, losses: [] });
  expect(fidelity.csv).toEqual({
    exact: false,
    losses: [
      { kind: 'number-became-text', count: 2, places: ['[0].id', '[1].id'] },
      { kind: 'absent-became-empty', count: 1, places: ['[0].note'] },
      { kind: 'null-became-empty', count: 1, places: ['[1].note'] },
    ],
  });
});

test('an option that keeps more is judged anew', async () => {
  const engine = startEngine();
  await engine.open('[{"name":"Ann","note":null},{"name":"Bo","note":"x"}]');
  await engine.shape(defaultShaper).done;
  expect(engine.last('counted').fidelity?.csv?.exact).toBe(false);
  const marked = editShaper(defaultShaper, [
    { type: 'set', stage: 'render', change: { options: { nullToken: 'NULL' } } },
  ]);
  await engine.shape(marked).done;
  expect(engine.last('counted').fidelity?.csv).toEqual({ exact: true, losses: [] });
});

test('a long text is not called exact', async () => {
  const engine = startEngine();
  await engine.open(JSON.stringify(ordersOfSize(400_000)));
  await engine.shape(defaultShaper).done;
  expect(engine.last('counted').fidelity?.json).toEqual({ exact: null, losses: [] });
});
