import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { defaultShaper, editShaper, formats, readOutput, runShaper, type Shaper } from '../../src/core/index.ts';
import { startEngine } from './engine.ts';

const output = JSON.stringify({
  list: Array.from({ length: 40 }, (_, id) => ({ id, name: `Zoë ${id}`, mail: `u${id}@a.example` })),
});
const shaper = editShaper(defaultShaper, [
  { type: 'set', stage: 'select', change: { records: ['list'] } },
  { type: 'set', stage: 'truncate', change: { rows: 5 } },
  { type: 'setField', path: ['mail'], change: { keep: false } },
]);
const exactly = (text: string) => countTokens(text, { disallowedSpecial: new Set() });

async function plot(text: string, chosen: Shaper) {
  const engine = startEngine();
  await engine.open(text);
  await engine.shape(chosen).done;
  const id = engine.nextId();
  await engine.handle({ type: 'plot', id, sample: 's' });
  return engine.last('plotted', id).plot;
}

describe('every point of the plot', () => {
  test.each([
    ['is the count of the text that so many rows give', shaper],
    [
      'leaves a budget aside',
      editShaper(shaper, [
        { type: 'set', stage: 'truncate', change: { rows: null, budget: { tokens: 60, protect: [] } } },
      ]),
    ],
    [
      'is counted where Truncate is off',
      editShaper(shaper, [{ type: 'set', stage: 'truncate', change: { on: false } }]),
    ],
  ])('%s', async (_, chosen) => {
    const found = await plot(output, chosen);
    expect(found?.rows).toEqual([1, 7, 12, 18, 23, 29, 34, 40]);
    expect(found?.existing).toBe(40);
    const reading = readOutput(output);
    for (const { id } of formats) {
      for (const [index, rows] of [1, 7, 12, 18, 23, 29, 34, 40].entries()) {
        const alone = editShaper(chosen, [
          { type: 'set', stage: 'truncate', change: { on: true, rows, budget: null } },
          { type: 'set', stage: 'render', change: { format: id } },
        ]);
        const { text } = runShaper(reading, alone, { countTokens: exactly, now: () => 0, randomId: () => 'id' });
        expect([id, rows, found?.tokens[id]?.[index]]).toEqual([id, rows, exactly(text)]);
      }
    }
  });
});

test('few rows are all points, and what is no list has none', async () => {
  expect((await plot('[{"a":1},{"a":2},{"a":3}]', defaultShaper))?.rows).toEqual([1, 2, 3]);
  expect(await plot('[{"a":1}]', defaultShaper)).toBeNull();
  expect(await plot('{"a":[1,2]}', defaultShaper)).toBeNull();
});

test('rows beyond what can be counted soon are not plotted, which the plot tells', async () => {
  const long = JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id, text: 'lorem ipsum '.repeat(2000) })));
  const found = await plot(long, defaultShaper);
  expect(found?.existing).toBe(50);
  expect(found?.rows.at(-1)).toBeLessThan(20);
});
