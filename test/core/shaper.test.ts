import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultShaper,
  type Edit,
  editShaper,
  type Path,
  reviveDesign,
  reviveShaper,
  type Shaper,
} from '../../src/core/index.ts';

const path: Path = ['cust', 'tel'];

describe('editShaper', () => {
  test('leaves the stages that an edit does not name as the same objects', () => {
    const edited = editShaper(defaultShaper, [{ type: 'set', stage: 'truncate', change: { rows: 5 } }]);
    expect(edited.truncate).toEqual({ ...defaultShaper.truncate, rows: 5 });
    expect({ ...edited, truncate: null }).toEqual({ ...defaultShaper, truncate: null });
    expect(edited.fields).toBe(defaultShaper.fields);
  });

  test('keeps one rule a field, and none that changes nothing', () => {
    const named = editShaper(defaultShaper, [
      { type: 'setField', path, change: { keep: false } },
      { type: 'setField', path, change: { keep: true, name: 'phone' } },
    ]);
    expect(named.fields.rules).toEqual([{ path, keep: true, name: 'phone', values: [], required: false }]);
    const back = editShaper(named, [{ type: 'setField', path, change: { name: null } }]);
    expect(back.fields.rules).toEqual([]);
  });

  test('names a value, renames it and takes the name back', () => {
    const edits: Edit[] = [
      { type: 'nameValue', path: ['st'], from: 0, to: 'pending' },
      { type: 'nameValue', path: ['st'], from: 1, to: 'paid' },
      { type: 'nameValue', path: ['st'], from: 0, to: 'open' },
    ];
    const named = editShaper(defaultShaper, edits);
    expect(named.fields.rules[0]?.values).toEqual([
      { from: 1, to: 'paid' },
      { from: 0, to: 'open' },
    ]);
    const back = editShaper(named, [
      { type: 'nameValue', path: ['st'], from: 0, to: undefined },
      { type: 'nameValue', path: ['st'], from: 1, to: undefined },
    ]);
    expect(back.fields.rules).toEqual([]);
  });

  test('orders siblings and leaves other orders alone', () => {
    const ordered = editShaper(defaultShaper, [
      { type: 'moveField', siblings: [['b'], ['a']] },
      {
        type: 'moveField',
        siblings: [
          ['c', 'y'],
          ['c', 'x'],
        ],
      },
      { type: 'moveField', siblings: [['a'], ['b']] },
    ]);
    expect(ordered.fields.order).toEqual([['c', 'y'], ['c', 'x'], ['a'], ['b']]);
  });

  test('adds, changes and removes redaction rules by their ids', () => {
    const rule = { id: 'r1', target: { by: 'path', path }, action: 'mask', keepStart: 3, keepEnd: 3 } as const;
    const added = editShaper(defaultShaper, [{ type: 'addRule', rule }]);
    expect(added.redact).toEqual({ on: true, rules: [rule], allow: [] });
    const changed = editShaper(added, [{ type: 'setRule', id: 'r1', change: { action: 'fixed' } }]);
    expect(changed.redact.rules).toEqual([{ ...rule, action: 'fixed' }]);
    expect(editShaper(changed, [{ type: 'removeRule', id: 'r1' }]).redact.rules).toEqual([]);
  });
});

describe('reviveShaper', () => {
  test('gives back what was saved', () => {
    const shaper: Shaper = editShaper(defaultShaper, [
      { type: 'set', stage: 'select', change: { records: ['data', { each: true }, 0, 'a.b*'], total: ['n'] } },
      { type: 'setField', path, change: { name: 'phone', required: true } },
      { type: 'set', stage: 'envelope', change: { meta: { format_version: 'v1' } } },
      {
        type: 'set',
        stage: 'truncate',
        change: { sort: [{ path: ['at'], direction: 'desc' }], budget: { tokens: 800, protect: [] } },
      },
    ]);
    expect(reviveShaper(JSON.parse(JSON.stringify(shaper)))).toEqual({ shaper, problems: [] });
  });

  test('leaves out and names what does not fit', () => {
    const saved = {
      version: 7,
      truncate: { rows: -1, depth: 3, shade: 'blue' },
      render: { format: 'punch-card', placement: 'above' },
      fields: 'none',
      extra: {},
    };
    const { shaper, problems } = reviveShaper(saved);
    expect(shaper).toEqual({
      ...defaultShaper,
      truncate: { ...defaultShaper.truncate, depth: 3 },
      render: { ...defaultShaper.render, placement: 'above' },
    });
    expect(problems.map(({ id, values }) => `${id} ${values.at}`)).toEqual([
      'revive.version 7',
      'revive.bad-value fields',
      'revive.bad-value truncate.rows',
      'revive.unknown truncate.shade',
      'revive.bad-value render.format',
      'revive.unknown extra',
    ]);
  });

  test('trusts nothing: any JSON gives a shaper that is whole', () => {
    const stages = fc.dictionary(fc.constantFrom(...Object.keys(defaultShaper), '__proto__', 'x'), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), stages), (saved) => {
        const { shaper } = reviveShaper(saved);
        expect(Object.keys(shaper)).toEqual(Object.keys(defaultShaper));
        expect(reviveShaper(JSON.parse(JSON.stringify(shaper)))).toEqual({ shaper, problems: [] });
      }),
    );
  });
});

test('reviveDesign keeps good samples and names bad ones', () => {
  const good = { id: 's1', name: 'typical', output: '{}', facts: { httpStatus: 200 } };
  const { design, problems } = reviveDesign({
    id: 'd',
    name: 'Orders',
    shaper: defaultShaper,
    samples: [good, { id: 's2' }],
  });
  expect(design).toEqual({ version: 1, id: 'd', name: 'Orders', shaper: defaultShaper, samples: [good] });
  expect(problems.map(({ values }) => values.at)).toEqual(['samples[1]']);
});
