import { expect, test } from 'vitest';
import { decideNext } from '../../../src/core/index.ts';
import { shape } from './shape.ts';

test.each([
  ['a cursor', { items: [{ a: 1 }, { a: 2 }], nextCursor: 'eyJvIjoyfQ==' }],
  ['has_more', { items: [{ a: 1 }, { a: 2 }], has_more: true }],
  ['a larger total', { items: [{ a: 1 }, { a: 2 }], totalSize: 9 }],
])('%s makes the result partial', (_, output) => {
  expect(shape(output).result.status).toBe('partial');
});

test('a next page is fetched before anything is concluded', () => {
  const { result } = shape({ items: [{ a: 1 }], nextCursor: 'eyJvIjoyfQ==' });
  expect(result.page).toMatchObject({ hasMore: true, cursor: 'eyJvIjoyfQ==' });
  expect(decideNext(result).action).toBe('fetch_next_page');
  const linked = shape('HTTP/1.1 200 OK\nlink: <https://h.example/i?page=2>; rel="next"\n\n[{"a":1}]').result;
  expect(linked.page).toMatchObject({ hasMore: true });
});

test('a banner before the first message is left out and kept to be seen', () => {
  const { reading } = shape('Server version: 1.2\n{"jsonrpc":"2.0","id":1,"result":{"a":1}}');
  expect(reading.value).toEqual({ a: 1 });
  expect(reading.wrappers[0]?.values).toMatchObject({ text: 'Server version: 1.2' });
});
