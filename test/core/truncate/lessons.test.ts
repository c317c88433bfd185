import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Json, lessons } from '../../../src/core/index.ts';
import { nodeCounter } from '../../tokens/load.ts';

const byId = (id: string) => {
  const lesson = lessons.find((known) => known.id === id);
  if (lesson === undefined) throw new Error(`No lesson ${id}`);
  return lesson;
};
type Options = { readonly [name: string]: number };
const naive = (id: string, input: Json, options: Options = {}) => byId(id).naive(input, options);
const corrected = (id: string, input: Json, options: Options = {}) => byId(id).corrected(input, options);
const a = (count: number) => 'a'.repeat(count);
const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

describe('parse_tool_result', () => {
  const id = 'parse_tool_result';
  test.each<[string, Json, Options, Json]>([
    ['an error', { error: '请求超时' }, {}, '❌ 工具执行失败: 请求超时'],
    ['an error that is null', { error: null, data: 1 }, {}, '❌ 工具执行失败: None'],
    ['a result that worked', { status: 'success', data: {}, error: null, meta: {} }, {}, '❌ 工具执行失败: None'],
    ['an object', { city: '北京', temp: 25 }, {}, '{\n  "city": "北京",\n  "temp": 25\n}'],
    ['text', '晴，25°C', {}, '晴，25°C'],
    ['text at the limit', a(8000), {}, a(8000)],
    ['text above it', a(8001), {}, `${a(4000)}\n\n... (省略 3501 字符) ...\n\n${a(500)}`],
    ['a small limit', a(401), { max_tokens: 100 }, `${a(200)}\n\n... (省略 -299 字符) ...\n\n${a(401)}`],
    ['a list', [1, 'x', null, true], {}, "[1, 'x', None, True]"],
    ['a number', 42, {}, '42'],
  ])('as it is copied: %s', (_, input, options, result) => {
    expect(naive(id, input, options)).toEqual(result);
  });

  test('as it is copied an object is never cut', () => {
    expect(String(naive(id, { t: 'z'.repeat(20_000) })).length).toBe(20_013);
  });

  test.each<[string, Json, Options, Json]>([
    ['an error', { error: '请求超时' }, {}, 'Error: 请求超时'],
    ['an error that is null is none', { error: null, data: 1 }, {}, '{"error":null,"data":1}'],
    ['an object is compact', { city: '北京', temp: 25 }, {}, '{"city":"北京","temp":25}'],
    ['a list is JSON', [1, 'x', null, true], {}, '[1,"x",null,true]'],
    ['text at the limit stays', a(8000), {}, a(8000)],
  ])('corrected: %s', (_, input, options, result) => {
    expect(corrected(id, input, options)).toEqual(result);
  });

  test('corrected, the limit is kept in tokens, in any language', async () => {
    const counter = await nodeCounter('o200k_base');
    const count = (text: string) => counter.count(text);
    for (const text of ['数据库查询超时，请稍后重试。'.repeat(572), 'timeout in the database, '.repeat(900), a(8000)]) {
      const fitted = String(byId(id).corrected(text, {}, count));
      expect(count(fitted)).toBeLessThanOrEqual(2000);
      expect(count(fitted)).toBeGreaterThan(count(text) > 2000 ? 1900 : 999);
    }
    const wide = { rows: Array.from({ length: 900 }, (_, row) => ({ row, name: `名前 ${row}` })) };
    const fitted = String(byId(id).corrected(wide, {}, count));
    expect(count(fitted)).toBeLessThanOrEqual(2000);
    JSON.parse(fitted);
  });

  test('corrected, nothing is longer than the limit or than what came, and data can be parsed', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.integer({ min: 40, max: 400 }), (value, limit) => {
        const wide = { items: Array.from({ length: 40 }, () => value as Json), note: 'n'.repeat(900) };
        const byFour = (text: string) => Math.ceil(text.length / 4);
        const text = String(byId(id).corrected(wide, { max_tokens: limit }, byFour));
        expect(text.length).toBeLessThanOrEqual(limit * 4);
        JSON.parse(text);
      }),
    );
    expect(String(corrected(id, a(401), { max_tokens: 100 })).length).toBeLessThanOrEqual(400);
  });
});

describe('smart_truncate', () => {
  const id = 'smart_truncate';
  const x = (count: number) => 'x'.repeat(count);
  const y = (count: number) => 'y'.repeat(count);
  const marked = (head: string, omitted: number, tail: string) =>
    `${head}\n\n... (已省略 ${omitted} 字符) ...\n\n${tail}`;
  test.each<[string, string, Options, string]>([
    ['at the limit', a(8000), {}, a(8000)],
    ['above it', a(8001), {}, marked(a(4000), 2001, a(2000))],
    ['aligned at a line', `${x(3000)}\n${y(6000)}`, {}, marked(x(3000), 4001, y(2000))],
    ['a line too early', `${x(1999)}\n${y(8000)}`, {}, marked(`${x(1999)}\n${y(2000)}`, 4000, y(2000))],
    ['a line at the half', `${x(2000)}\n${y(8000)}`, {}, marked(`${x(2000)}\n${y(1999)}`, 4001, y(2000))],
    ['a line after the half', `${x(2001)}\n${y(8000)}`, {}, marked(x(2001), 6001, y(2000))],
    ['a line at the end of the head', `${x(4000)}\n${y(5000)}`, {}, marked(x(4000), 3001, y(2000))],
    ['what is trimmed', `\n\n   ${x(5000)}${y(4000)}  \n`, {}, marked(x(3995), 3008, y(1997))],
    ['an overlap', a(300), { max_chars: 200, keep_head: 200, keep_tail: 200 }, marked(a(200), -100, a(200))],
    ['no tail', a(300), { max_chars: 200, keep_head: 100, keep_tail: 0 }, marked(a(100), 200, a(300))],
  ])('as it is copied: %s', (_, text, options, result) => {
    const expected = result;
    expect(naive(id, text, options)).toBe(expected);
  });

  test('corrected, it is never longer than its limit or its input, and splits no grapheme', () => {
    const options = fc.record({
      max_chars: fc.integer({ min: 4, max: 90 }),
      keep_head: fc.integer({ min: 0, max: 90 }),
      keep_tail: fc.integer({ min: 0, max: 90 }),
    });
    const graphemes = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), options, (text, limits) => {
        const cut = String(corrected(id, text, limits));
        const known = new Set(graphemes(text).map(({ segment }) => segment));
        expect(graphemes(cut).length).toBeLessThanOrEqual(graphemes(text).length);
        const [notice = '', omitted] = /… (\d+) characters left out …/.exec(cut) ?? [];
        const [head = '', tail = ''] = omitted === undefined ? [cut] : cut.split(notice);
        const left = graphemes(head.replace(/\n$/, '') + tail.replace(/^\n/, ''));
        for (const { segment } of left) expect(known.has(segment) || segment === '…' || segment === '\n').toBe(true);
        if (omitted !== undefined) expect(left.length + Number(omitted)).toBe(graphemes(text).length);
      }),
    );
  });
});

describe('executor_truncate', () => {
  const id = 'executor_truncate';
  const z = (count: number) => 'z'.repeat(count);
  test('as it is copied', () => {
    expect(naive(id, z(8000))).toBe(z(8000));
    expect(naive(id, z(8001))).toBe(`${z(8000)}\n... (截断 1 字符)`);
    expect(naive(id, { a: 1 })).toEqual({ a: 1 });
    const half = String(naive(id, { a: z(9000) }));
    expect([half.length, half.slice(0, 9), half.slice(-15)]).toEqual([
      8017,
      "{'a': 'zz",
      '\n... (截断 1009 字符)'.slice(-15),
    ]);
  });

  test('corrected, data stays data and text stays within the limit', () => {
    expect(corrected(id, { a: 1 })).toEqual({ a: 1 });
    expect(corrected(id, z(8001))).toBe(`${z(5314)}\n… 31 characters left out …\n${z(2656)}`);
    const text = String(corrected(id, { a: z(9000) }));
    expect(text.length).toBeLessThanOrEqual(8000);
    expect(Object.keys(JSON.parse(text))).toEqual(['a']);
  });
});

describe('clip', () => {
  const page = (content: string, total: number, next: number | null, hint: string | null) => ({
    content,
    truncated: next !== null,
    total_chars: total,
    next_offset: next,
    hint,
  });
  const more = '内容已截断，用 next_offset 继续读取';
  test.each<[number, number, Json, Json]>([
    [2000, 0, page(a(2000), 2000, null, ''), page(a(2000), 2000, null, null)],
    [2001, 0, page(a(2000), 2001, 2000, more), page(a(2000), 2001, 2000, 'Call again with offset 2000 to read on.')],
    [2001, 2000, page('a', 2001, null, ''), page('a', 2001, null, null)],
    [5000, 2000, page(a(2000), 5000, 4000, more), page(a(2000), 5000, 4000, 'Call again with offset 4000 to read on.')],
    [5000, 4000, page(a(1000), 5000, null, ''), page(a(1000), 5000, null, null)],
  ])('%s characters from %s on, in both forms', (length, offset, copied, better) => {
    expect(naive('clip', a(length), { offset })).toEqual(copied);
    expect(corrected('clip', a(length), { offset })).toEqual(better);
  });

  test('past the end is an empty page as it is copied, an error corrected', () => {
    expect(naive('clip', a(10), { offset: 50 })).toEqual(page('', 10, null, ''));
    expect(corrected('clip', a(10), { offset: 50 })).toMatchObject({
      error: { code: 'OFFSET_OUT_OF_RANGE', field: 'offset' },
    });
  });

  test('corrected, the windows put together are the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        (text, limit) => {
          let read = '';
          for (let offset: number | null = 0; offset !== null; ) {
            const window = corrected('clip', text, { offset, limit }) as {
              content: string;
              next_offset: number | null;
            };
            read += window.content;
            offset = window.next_offset;
          }
          expect(read).toBe(text);
        },
      ),
    );
  });
});

describe('shape', () => {
  const told = (items: number, matched: number | null, isComplete: boolean, next: Json, warnings: string[]) => ({
    items: rows(items),
    completeness: { returned: items, matched, is_complete: isComplete },
    next,
    warnings,
  });
  test('as it is copied, the cursor is that of the first row not shown', () => {
    expect(naive('shape', rows(0))).toEqual(told(0, 0, true, null, []));
    expect(naive('shape', rows(50))).toEqual(told(50, 50, true, null, []));
    expect(naive('shape', rows(51))).toEqual(told(50, 51, false, { cursor_of_row_id: 50 }, ['result_truncated']));
  });

  test('corrected, the cursor is that of the last row shown, and an unknown total is never complete', () => {
    expect(corrected('shape', rows(51), { matched: 51 })).toEqual(
      told(50, 51, false, { cursor_of_row_id: 49 }, ['result_truncated']),
    );
    expect(corrected('shape', rows(50))).toEqual(told(50, null, false, { cursor_of_row_id: 49 }, ['total_unknown']));
    expect(corrected('shape', rows(50), { matched: 50 })).toEqual(told(50, 50, true, null, []));
  });
});

describe('paging', () => {
  const context = { snapshot_id: 'snap-1', sort: 'updated_at.desc,id.asc', filter_hash: 'sha256:7b2f', tenant: 't_07' };
  const cursor = { ...context, offset_token: 'p3' };
  test('a cursor of the same snapshot, order, filter and tenant holds in both forms', () => {
    expect([naive('cursor_check', { cursor, context }), corrected('cursor_check', { cursor, context })]).toEqual([
      'ok',
      'ok',
    ]);
  });

  test.each(Object.keys(context))('one of another %s holds only as it is copied', (part) => {
    const other = { cursor, context: { ...context, [part]: 'other' } };
    expect([naive('cursor_check', other), corrected('cursor_check', other)]).toEqual(['ok', 'cursor_stale']);
  });

  test('a row at the front makes an offset repeat one, a cursor none', () => {
    const input = { rows: [5, 4, 3, 2, 1], page_size: 2, insert_between: 6 };
    expect([naive('offset_vs_cursor', input), corrected('offset_vs_cursor', input)]).toEqual([
      [4, 3],
      [3, 2],
    ]);
  });
});

test('evidence: a summary is taken at its word, or each figure must be traced', () => {
  const doc = {
    artifact: 'orders.snapshot.881',
    summary_fields: ['total_amount', 'order_count', 'as_of'],
    required_refs: [
      { field: 'total_amount', locator: 'orders[*].amount', filter_hash: 'sha256:f13' },
      { field: 'order_count', locator: 'orders[*].id', complete: true },
    ],
    compression: { on_missing_ref: 'needs_expand' },
    decision: 'safe_to_answer',
  };
  expect(naive('closure_check', doc)).toEqual({ decision: 'safe_to_answer', missing: [] });
  expect(corrected('closure_check', doc)).toEqual({
    decision: 'needs_expand',
    missing: ['as_of:ref', 'order_count:filter_hash', 'total_amount:complete'],
  });
});
