import { describe, expect, test } from 'vitest';
import { type Path, type PlainObject, readOutput, readPath, showPath } from '../../../src/core/index.ts';
import { recordsAt } from '../../../src/core/records-at.ts';
import { findChoices, findRecords } from '../../../src/core/select/index.ts';
import { setAt } from '../../../src/core/set-at.ts';

function find(value: unknown) {
  const { records, total, next } = findRecords(readOutput(JSON.stringify(value)).value);
  const show = (path: Path | null) => (path === null ? null : showPath(path));
  return { records: showPath(records), total: show(total), next: show(next) };
}

const mapOf = (values: readonly PlainObject[]): PlainObject =>
  Object.fromEntries(values.map((value, index) => [`k${index}`, value]));
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, name: `n${index}` }));

describe('the records are', () => {
  test.each([
    ['a list that is the whole', rows(2), '(whole)', null, null],
    ['under a telling name', { code: 0, data: { list: rows(3), total: 30 } }, 'data.list', 'data.total', null],
    ['in a list of scalars that holds most of it', { result: { list: [1, 2] } }, 'result.list', null, null],
    ['beside an error that is null', { ok: true, rows: [1, 2], error: null }, 'rows', null, null],
    ['the larger of two lists', { facets: rows(3), results: rows(40) }, 'results', null, null],
    ['under any name when they hold most of it', { took: 1, things: rows(9) }, 'things', null, null],
    ['an empty list under a telling name', { items: [], total: 0 }, 'items', 'total', null],
    [
      'where Elasticsearch keeps them, with its total',
      {
        _shards: { total: 1 },
        hits: { total: { value: 125, relation: 'eq' }, hits: [{ _id: 'a', _source: { x: 1 } }] },
      },
      'hits.hits',
      'hits.total.value',
      null,
    ],
    [
      'under a name whose last word tells',
      { version: 1, plan: rows(9), resource_changes: rows(3) },
      'resource_changes',
      null,
      null,
    ],
    [
      'in a list inside the only element of another',
      { version: '2.1.0', runs: [{ tool: { driver: { rules: rows(2) } }, results: rows(3) }], totalCount: 3 },
      'runs[*].results',
      'totalCount',
      null,
    ],
    [
      'in a list under one of like objects, which is no map of records',
      { groups: mapOf([1, 2, 3].map((n) => ({ n, total: 1, items: rows(n) }))) },
      'groups.k2.items',
      'groups.k2.total',
      null,
    ],
    ['the values of a map of like objects', { took: 3, packages: mapOf(rows(4)) }, 'packages[*]', null, null],
    ['in a list object with an id of its rows only', { object: 'list', id: 'l', data: rows(3) }, 'data', null, null],
  ])('%s', (_, value, records, total, next) => {
    expect(find(value)).toEqual({ records, total, next });
  });
});

describe('the whole is one record', () => {
  test.each([
    ['an order with items', { id: 'o1', customer: { name: 'Ann' }, items: rows(5), total: 12 }],
    [
      'an object whose lists are a small part',
      {
        kind: 'Pod',
        spec: mapOf(rows(40)),
        status: { conditions: rows(2) },
      },
    ],
    ['an error', { ok: false, error: 'bad', response_metadata: { messages: [''] } }],
    ['a scalar', 12],
    ['a map of unlike objects', { settings: { a: { x: 1, y: 2 }, b: { z: 1 }, c: { x: 1 } } }],
    ['a map under a singular name', { kind: 'Pod', spec: mapOf(rows(40)) }],
    ['a named thing that is alone in its list', { customers: [{ name: 'Ann', orders: rows(2) }] }],
  ])('for %s, and has neither total nor pages', (_, value) => {
    expect(find(value)).toEqual({ records: '(whole)', total: null, next: null });
  });
});

describe('the next page is', () => {
  test.each([
    ['a cursor beside the records', { items: rows(2), nextCursor: 'eyJvIjoyfQ==' }, 'nextCursor'],
    [
      'a cursor in an object that speaks of pages',
      { messages: rows(2), response_metadata: { next_cursor: 'x' } },
      'response_metadata.next_cursor',
    ],
    ['a mark alone', { data: rows(2), has_more: true }, 'has_more'],
    [
      'the cursor when the mark says more',
      { data: { nodes: rows(2), pageInfo: { hasNextPage: true, endCursor: 'c' } } },
      'data.pageInfo.endCursor',
    ],
    [
      'the mark when it says no more, whatever the cursor',
      { data: { nodes: rows(2), pageInfo: { hasNextPage: false, endCursor: 'c' } } },
      'data.pageInfo.hasNextPage',
    ],
    ['the mark when the cursor is empty', { data: rows(2), has_more: true, next_cursor: '' }, 'has_more'],
    ['a cursor that is null', { results: rows(2), next: null }, 'next'],
  ])('%s', (_, value, next) => {
    expect(find(value).next).toBe(next);
  });
});

test('keys that mean something to JavaScript are plain keys', () => {
  const text = '{"__proto__":{"items":[{"a":1},{"a":2}]},"constructor":{"total":5}}';
  const { records, total } = findRecords(readOutput(text).value);
  expect({ records, total }).toEqual({ records: ['__proto__', 'items'], total: null });
});

describe('gathered records', () => {
  test.each([
    [
      'of lists in lists are one list',
      'runs[*].results',
      { runs: [{ results: [1, 2] }, {}, { results: [3] }] },
      [1, 2, 3],
    ],
    [
      'of a map come with their keys',
      'by[*]',
      { by: { a: { n: 1 }, b: { n: 2 } } },
      [
        { key: 'a', n: 1 },
        { key: 'b', n: 2 },
      ],
    ],
    [
      'of a map of scalars are pairs',
      'by[*]',
      { by: { a: 1, b: null } },
      [
        { key: 'a', value: 1 },
        { key: 'b', value: null },
      ],
    ],
    [
      'that tell their key are left as they are',
      'by[*]',
      { by: { a: { id: 'a' }, b: { id: 'b' } } },
      [{ id: 'a' }, { id: 'b' }],
    ],
    ['with a key of their own keep it', 'by[*]', { by: { a: { key: 1 } } }, [{ _key: 'a', key: 1 }]],
    ['of an empty list are none', 'runs[*].results', { runs: [] }, []],
    ['lead nowhere where no element has them', 'runs[*].results', { runs: [{ other: 1 }] }, undefined],
    ['lead nowhere in a scalar', 'runs[*]', { runs: 1 }, undefined],
  ])('%s', (_, path, value, expected) => {
    expect(recordsAt(value, readPath(path) ?? [])).toEqual(expected);
  });

  test.each(['list', 'runs[*].results', 'by[*]', 'list[*]'])('can be replaced at %s', (path) => {
    const value = { list: [1], runs: [{ results: [1] }, { results: [2] }], by: { a: { n: 1 }, b: { n: 2 } } };
    const records = readPath(path) ?? [];
    const replacement = [
      { key: 'x', n: 1 },
      { key: 'y', n: 2 },
    ];
    expect(recordsAt(setAt(value, records, replacement), records)).toEqual(replacement);
    expect(recordsAt(setAt(value, records, []), records)).toEqual([]);
  });

  test('are offered first', () => {
    const { lists } = findChoices({ packages: mapOf(rows(4)), tags: ['a'] });
    expect(lists.map((list) => [showPath(list.path), list.rows])).toEqual([
      ['packages[*]', 4],
      ['tags', 1],
    ]);
  });
});
