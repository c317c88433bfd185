import { describe, expect, test } from 'vitest';
import { collectStats, defaultShaper, type Edit, each, editShaper } from '../../src/core/index.ts';
import { alwaysNull, type FieldSort, listFieldRows, moveAmongSiblings } from '../../src/state/field-rows.ts';

const stats = collectStats([
  { id: 1, cust: { name: 'Ann', tel: '1' }, items: [{ sku: 'a' }], gone: null },
  { id: 2, cust: { name: 'Bob', tel: '2' }, items: [], gone: null },
]);
const shown = (edits: readonly Edit[], sort: FieldSort = 'order', filter = '') =>
  listFieldRows(stats, null, editShaper(defaultShaper, edits).fields, { sort, filter });

describe('in order', () => {
  test('fields stand as the source has them, each below its parent', () => {
    expect(shown([]).map((row) => row.shown)).toEqual([
      'id',
      'cust',
      'cust.name',
      'cust.tel',
      'items',
      'items[*]',
      'items[*].sku',
      'gone',
    ]);
  });

  test('a moved field takes what is below it along', () => {
    const siblings = moveAmongSiblings(shown([]), ['cust'], -1);
    expect(siblings).toEqual([['cust'], ['id'], ['items'], ['gone']]);
    const rows = shown([{ type: 'moveField', siblings: siblings ?? [] }]);
    expect(rows.map((row) => row.shown).slice(0, 4)).toEqual(['cust', 'cust.name', 'cust.tel', 'id']);
  });

  test('the first field moves no higher and the last no lower', () => {
    expect(moveAmongSiblings(shown([]), ['id'], -1)).toBe(null);
    expect(moveAmongSiblings(shown([]), ['items', each, 'sku'], 1)).toBe(null);
  });
});

test('by cost the dearest field stands first', () => {
  const tokens = stats.map((_, index) => index);
  const rows = listFieldRows(stats, tokens, defaultShaper.fields, { sort: 'cost', filter: '' });
  expect(rows.map((row) => row.tokens)).toEqual([...tokens].reverse());
});

test('what is below a dropped field is dropped with it and comes back with it', () => {
  const rows = shown([{ type: 'setField', path: ['cust'], change: { keep: false } }]);
  expect(rows.filter((row) => !row.isKept).map((row) => [row.shown, row.isUnderDropped])).toEqual([
    ['cust', false],
    ['cust.name', true],
    ['cust.tel', true],
  ]);
});

test('the filter looks at the path and at the name for the model', () => {
  const edits: readonly Edit[] = [{ type: 'setField', path: ['id'], change: { name: 'Customer number' } }];
  expect(shown(edits, 'order', 'CUST').map((row) => row.shown)).toEqual(['id', 'cust', 'cust.name', 'cust.tel']);
});

test('fields that are always null are found while they are kept', () => {
  expect(alwaysNull(shown([])).map((row) => row.shown)).toEqual(['gone']);
  expect(alwaysNull(shown([{ type: 'setField', path: ['gone'], change: { keep: false } }]))).toEqual([]);
});
