import { describe, expect, test } from 'vitest';
import { defaultShaper, each, editShaper, type Path, pieceKinds } from '../../src/core/index.ts';
import { type Bill, type BillRow, findSaving, listBillRows } from '../../src/state/bill-rows.ts';
import { startEngine } from '../engine/engine.ts';

const kinds = (tokens: Partial<Record<(typeof pieceKinds)[number], number>>) =>
  pieceKinds.map((kind) => tokens[kind] ?? 0);

/** Rows in an envelope; `items` is a list of objects. */
const bill: Bill = {
  total: 100,
  isTraced: true,
  lines: [
    line([], -1, null, { mark: 2 }),
    line(['status'], 0, null, { key: 3, value: 4 }),
    line(['data'], 0, null, { key: 1, mark: 1 }),
    line(['data', each], 2, null, { mark: 9, indent: 1 }),
    line(['data', each, 'id'], 3, ['id'], { key: 2, repeated: 8, value: 10 }),
    line(['data', each, 'goods'], 3, ['items'], { key: 2, mark: 3 }),
    line(['data', each, 'goods', each], 5, null, { mark: 4 }),
    line(['data', each, 'goods', each, 'sku'], 6, ['items', each, 'sku'], { repeated: 10, value: 20, url: 20 }),
  ],
};

function line(path: Path, parent: number, field: Path | null, tokens: Parameters<typeof kinds>[0]) {
  return { path, parent, field, tokens: kinds(tokens) };
}

function shownRows(rows: readonly BillRow[]): unknown[] {
  return rows.map(({ shown, all, keys, marks, values, children }) => [
    shown,
    all,
    keys,
    marks,
    values,
    ...shownRows(children),
  ]);
}

describe('the rows of a bill', () => {
  test('are fields from the dearest to the cheapest, lists told together with their elements', () => {
    const { rows, rest, all } = listBillRows(bill);
    expect(shownRows(rows)).toEqual([
      ['goods', 59, 12, 7, 40, ['goods[*].sku', 50, 10, 0, 40]],
      ['id', 20, 10, 0, 10],
      ['status', 7, 3, 0, 4],
    ]);
    expect(rest).toEqual({ all: 14, keys: 1, marks: 13, values: 0 });
    expect(all).toBe(100);
  });

  test('know the field that dropping one is about', () => {
    const [goods, id, status] = listBillRows(bill).rows;
    expect([goods?.field, goods?.children[0]?.field, id?.field, status?.field]).toEqual([
      ['items'],
      ['items', each, 'sku'],
      ['id'],
      null,
    ]);
  });

  test('add up to the text, whatever stands around the records', async () => {
    const engine = startEngine();
    await engine.open('{"data":[{"id":1,"at":{"x":[{"y":1}]}},{"id":2}],"total":2}');
    for (const records of [['data'], []])
      for (const on of [true, false]) {
        const shaper = editShaper(defaultShaper, [
          { type: 'set', stage: 'select', change: { records } },
          { type: 'set', stage: 'envelope', change: { on } },
        ]);
        await engine.shape(shaper).done;
        const id = engine.nextId();
        await engine.handle({ type: 'bill', id, sample: 's' });
        const found = engine.last('billed', id).bill;
        expect(found === null ? null : listBillRows(found).all).toBe(engine.last('counted').stages.render?.tokens);
      }
  });
});

test('a saving is all tokens of its kind and the field with most of them', () => {
  expect(findSaving(bill, 'url')).toEqual({ tokens: 20, most: ['items', each, 'sku'] });
  expect(findSaving(bill, 'repeated')).toEqual({ tokens: 18, most: ['items', each, 'sku'] });
  expect(findSaving(bill, 'indent')).toEqual({ tokens: 1, most: null });
});
