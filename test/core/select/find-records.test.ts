import { describe, expect, test } from 'vitest';
import { type Path, readOutput, showPath } from '../../../src/core/index.ts';
import { findRecords } from '../../../src/core/select/index.ts';

function find(value: unknown) {
  const { records, total, next } = findRecords(readOutput(JSON.stringify(value)).value);
  const show = (path: Path | null) => (path === null ? null : showPath(path));
  return { records: showPath(records), total: show(total), next: show(next) };
}

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
        spec: Object.fromEntries(rows(40).map((row) => [row.name, row])),
        status: { conditions: rows(2) },
      },
    ],
    ['an error', { ok: false, error: 'bad', response_metadata: { messages: [''] } }],
    ['a scalar', 12],
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
