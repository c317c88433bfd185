import { expect, test } from 'vitest';
import { defaultShaper, type Facts } from '../../src/core/index.ts';
import { startEngine } from './engine.ts';

async function inspect(text: string, what: 'layers' | 'calls' | 'repair', facts: Facts = {}) {
  const { open, handle, nextId, last } = startEngine();
  await open(text);
  const id = nextId();
  await handle({ type: 'inspect', id, sample: 's', shaper: defaultShaper, facts, what });
  return last('inspected', id).inspected;
}

test('the layers of an output say what else they could be', async () => {
  const { layers, calls, repair } = await inspect('a,b\n1,2\n', 'layers');
  expect(layers).toMatchObject([{ reader: 'csv', choices: [{ reader: 'csv', isTaken: true }, { reader: 'text' }] }]);
  expect([calls, repair]).toEqual([[], null]);
});

test('the calls of a log are counted, the taken one marked', async () => {
  const log = JSON.stringify([
    { role: 'tool', tool_call_id: 'c1', name: 'f', content: 'hello world' },
    { role: 'tool', tool_call_id: 'c2', name: 'f', content: 'bye' },
  ]);
  const { calls } = await inspect(log, 'calls', { callId: 'c1' });
  expect(calls).toEqual([
    { id: 'c1', tool: 'f', status: 'answered', isTaken: true, output: 'hello world', tokens: 2 },
    { id: 'c2', tool: 'f', status: 'answered', isTaken: false, output: 'bye', tokens: 1 },
  ]);
});

test('a repair is told as changes with their places', async () => {
  const { repair } = await inspect('[\n {"a":1},\n {"a":', 'repair');
  expect(repair).toMatchObject({ itemsBefore: 1, isCut: true, line: 3, dropped: 0 });
  expect(repair?.hunks.map(({ added }) => added).join('')).toContain('}');
  expect((await inspect('{"a":1}', 'repair')).repair).toBeNull();
});

test('a repair that is asked for after the first reading is made', async () => {
  const { open, shape, last } = startEngine();
  await open('[{"a":1},{"a":');
  await shape(defaultShaper).done;
  const readers = ['json', 'repaired-json', 'broken-json'];
  const { id, done } = shape({ ...defaultShaper, read: { on: true, readers } });
  await done;
  expect(last('shaped', id).reading).toMatchObject({ reader: 'repaired-json', isRepairable: false, isPartial: true });
});
