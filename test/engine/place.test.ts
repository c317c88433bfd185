import { expect, test } from 'vitest';
import { defaultShaper, editShaper, formats, type Shaper } from '../../src/core/index.ts';
import type { TextRef } from '../../src/engine/protocol.ts';
import { startEngine } from './engine.ts';

const rows = [
  { id: 1, customer: { mail: 'ann@mail.example', name: 'Ann Bell' }, tags: ['red', 'blue'] },
  { id: 2, customer: { mail: 'bob@mail.example', name: 'Bob Reed' }, tags: ['green'] },
];
const final: TextRef = { of: 'stage', stage: 'render' };
const renamed = editShaper(defaultShaper, [
  { type: 'set', stage: 'select', change: { records: ['list'] } },
  { type: 'setField', path: ['customer', 'name'], change: { name: 'buyer' } },
]);

async function place(shaper: Shaper, ref: TextRef, text: string, at: number | null = null) {
  const engine = startEngine();
  await engine.open(JSON.stringify({ list: rows }));
  await engine.shape(shaper).done;
  const id = engine.nextId();
  await engine.handle({ type: 'place', id, sample: 's', ref, text, at });
  return engine.last('placed', id).place;
}

test.each(formats.map(({ id }) => id))('a part of the final text is placed in its field in %s', async (format) => {
  const shaper = editShaper(renamed, [{ type: 'set', stage: 'render', change: { format } }]);
  expect(await place(shaper, final, 'Bob Reed')).toEqual({
    word: 'Bob Reed',
    field: ['customer', 'name'],
    detectors: [],
  });
});

test('a part of the output is placed in its field, with the detectors that find it', async () => {
  expect(await place(renamed, { of: 'output' }, '"bob@mail')).toEqual({
    word: 'bob@mail',
    field: ['customer', 'mail'],
    detectors: ['email'],
  });
});

test('a part that cuts words grows to them; an element stands for its list', async () => {
  expect(await place(renamed, final, 'nn Be')).toMatchObject({ word: 'Ann Bell' });
  expect(await place(renamed, final, 'green')).toMatchObject({ word: 'green', field: ['tags'] });
});

test('where it stands counts, and what stands nowhere has no place', async () => {
  const text = JSON.stringify({ list: rows });
  const other = await place(renamed, { of: 'output' }, 'mail', text.indexOf('mail.example'));
  expect(other).toMatchObject({ word: 'mail', field: ['customer', 'mail'] });
  expect(await place(renamed, final, 'nobody')).toBe(null);
  expect(await place(renamed, final, '  ')).toBe(null);
});

test('what is escaped in JSON is what it stands for', async () => {
  const engine = startEngine();
  await engine.open('{"note":"C:\\\\temp\\\\ann"}');
  await engine.shape(defaultShaper).done;
  const id = engine.nextId();
  await engine.handle({ type: 'place', id, sample: 's', ref: { of: 'output' }, text: 'temp\\\\ann', at: null });
  expect(engine.last('placed', id).place).toMatchObject({ word: 'temp\\ann', field: ['note'] });
});

test('what stands beside the records is in no field of theirs', async () => {
  expect(await place(renamed, final, 'success')).toEqual({ word: 'success', field: null, detectors: [] });
});
