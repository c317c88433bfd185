import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultShaper,
  type Edit,
  editShaper,
  type FieldRole,
  readOutput,
  reviveShaper,
  runShaper,
} from '../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };
const rows = [
  { id: 1, status: 'paid', avatar: 'https://h.example/1.png', trace_id: 'a1b2' },
  { id: 2, status: 'open', avatar: 'https://h.example/2.png', trace_id: 'c3d4' },
];
const asRole = (key: string, role: FieldRole): Edit => ({ type: 'setField', path: [key], change: { role } });
const roles = [asRole('avatar', 'display'), asRole('trace_id', 'trace')];
const layers = (display: 'show' | 'drop', trace: 'show' | 'reference' | 'drop'): Edit => ({
  type: 'set',
  stage: 'fields',
  change: { layers: { display, trace } },
});

function run(edits: readonly Edit[], output: unknown = rows) {
  return runShaper(readOutput(JSON.stringify(output)), editShaper(defaultShaper, edits), deps).result;
}

test('a role alone changes nothing that the model sees', () => {
  expect(run(roles).data).toEqual(rows);
});

test('display fields go, trace fields leave a reference to the call', () => {
  const result = run([...roles, layers('drop', 'reference')]);
  expect(result.data).toEqual(rows.map(({ id, status }) => ({ id, status })));
  expect(result.meta).toEqual({ trace: { call: 'call_1', fields: ['trace_id'] } });
  expect(run([...roles, layers('drop', 'drop')]).meta).toEqual({});
});

test('to decide by a field again is to have no rule for it', () => {
  const shaper = editShaper(defaultShaper, [asRole('avatar', 'display'), asRole('avatar', 'decision')]);
  expect(shaper.fields.rules).toEqual([]);
});

test('roles are saved and come back; a config from before them has none', () => {
  const shaper = editShaper(defaultShaper, [...roles, layers('drop', 'reference')]);
  expect(reviveShaper(JSON.parse(JSON.stringify(shaper)))).toEqual({ shaper, problems: [] });
  const old = {
    version: 1,
    fields: { on: true, rules: [{ path: ['a'], keep: false, name: null, values: [], required: false }] },
  };
  expect(reviveShaper(old).problems).toEqual([]);
});

test('a budget takes display fields before it takes rows, no more than it must, and says so', () => {
  const budget = (tokens: number): Edit => ({
    type: 'set',
    stage: 'truncate',
    change: { budget: { tokens, protect: [] } },
  });
  const many = Array.from({ length: 20 }, (_, index) => ({ id: index, note: 'n'.repeat(20), link: 'l'.repeat(60) }));
  const edits = [asRole('note', 'display'), asRole('link', 'display')];
  const whole = runShaper(readOutput(JSON.stringify(many)), defaultShaper, deps).text.length;
  const tight = run([...edits, budget(whole - 300)], many);
  expect(tight).toMatchObject({
    warnings: ['fields_left_out'],
    meta: { left_out_fields: ['link'] },
    completeness: { returned: 20 },
  });
  expect(tight.data).toEqual(many.map(({ id, note }) => ({ id, note })));
  expect(run([budget(whole - 300)], many).completeness.returned).toBeLessThan(20);
});

test('with spare fields too, a budget is kept or said to be out of reach', () => {
  const record = fc.record({ a: fc.string({ maxLength: 30 }), b: fc.string({ maxLength: 30 }), c: fc.nat() });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 8 }), fc.integer({ min: 1, max: 900 }), (list, tokens) => {
      const shaper = editShaper(defaultShaper, [
        asRole('a', 'display'),
        asRole('b', 'display'),
        { type: 'set', stage: 'truncate', change: { budget: { tokens, protect: [] } } },
      ]);
      const { text, result } = runShaper(readOutput(JSON.stringify(list)), shaper, deps);
      expect(text.length <= tokens || result.warnings.includes('over_budget')).toBe(true);
    }),
  );
});
