import { describe, expect, test } from 'vitest';
import { defaultShaper, type Facts, readOutput, runShaper, suggestShaper } from '../../../src/core/index.ts';

const deps = { countTokens: () => 0, now: () => 0, randomId: () => 'id' };

function resultOf(output: unknown, facts: Facts = {}) {
  const reading = readOutput(typeof output === 'string' ? output : JSON.stringify(output), { facts });
  return runShaper(reading, suggestShaper(reading), deps).result;
}

describe('the status', () => {
  test.each<[string, unknown, string]>([
    ['null', null, 'unknown'],
    ['false', false, 'unknown'],
    ['an empty text', '', 'unknown'],
    ['"ok"', 'ok', 'unknown'],
    ['an empty list', [], 'empty'],
    ['no hits', { ok: true, count: 0 }, 'empty'],
    ['a total of none', { total: 0, hits: [] }, 'empty'],
    ['an own status of none', { status: 'empty', data: null, error: null, meta: {} }, 'empty'],
    ['a status line of failure', '500 Internal Server Error', 'error'],
    ['a page with more behind it', { items: [1], has_more: true }, 'partial'],
    ['a cursor', { items: [1, 2], nextCursor: 'eyJvIjoyfQ==' }, 'partial'],
    ['a larger total', { totalSize: 9, items: [{ id: 1 }] }, 'partial'],
    ['an own status of a part', { status: 'partial', data: [1], meta: { total: 2, truncated: true } }, 'partial'],
    [
      'rows held back',
      { ok: true, items: [1], completeness: { is_complete: true }, warnings: ['permission_filtered'] },
      'partial',
    ],
    ['an object', { id: 1, name: 'Alice' }, 'success'],
    ['a text', 'It rains.', 'success'],
    ['the number 0', 0, 'success'],
    ['nothing to change', { ok: true, action: 'unchanged', resource_id: 'doc_1' }, 'success'],
  ])('of %s', (_name, output, status) => {
    expect(resultOf(output).status).toBe(status);
  });

  test('is error exactly where there is an error', () => {
    for (const output of [
      null,
      [],
      'ok',
      { error: 'boom' },
      { error: null },
      { ok: false, data: [1] },
      [1],
      { items: [] },
    ]) {
      const result = resultOf(output);
      expect(result.status === 'error').toBe(result.error !== null);
    }
  });
});

describe('completeness', () => {
  test('an unknown total is never complete', () => {
    expect(resultOf([{ id: 1 }, { id: 2 }]).completeness).toEqual({
      matched: null,
      returned: 2,
      isComplete: false,
      unit: 'rows',
    });
  });

  test('a source that says it is complete counts as its own total', () => {
    const output = { ok: true, items: [{ id: 1 }], completeness: { is_complete: true } };
    expect(resultOf(output).completeness).toEqual({ matched: 1, returned: 1, isComplete: true, unit: 'rows' });
  });

  test('a source that says a part is missing is believed, whatever it counts', () => {
    const output = { ok: true, items: [{ id: 1 }], completeness: { matched: 1, returned: 1, is_complete: false } };
    expect(resultOf(output)).toMatchObject({ status: 'partial', completeness: { matched: 1, isComplete: false } });
  });
});

describe('what a source says of itself', () => {
  test('of an observation is taken over', () => {
    const output = {
      ok: true,
      summary: 'Two refunds',
      items: [{ id: 1 }, { id: 2 }],
      completeness: { matched: 5, returned: 2, is_complete: false },
      next: 'c-2',
      warnings: ['fields_redacted'],
    };
    expect(resultOf(output)).toMatchObject({
      status: 'partial',
      summary: 'Two refunds',
      completeness: { matched: 5, returned: 2, isComplete: false, unit: 'rows' },
      page: { sort: '', cursor: 'c-2', hasMore: true },
      warnings: ['fields_redacted'],
      nextActions: ['tool(cursor: "c-2")'],
    });
  });

  test('of a receipt is taken over', () => {
    const output = {
      ok: true,
      action: 'created',
      resource_id: 'doc_8f21',
      summary: '已创建文档',
      next: ['publish_doc(resource_id)', 'get_doc(resource_id)'],
    };
    expect(resultOf(output)).toMatchObject({
      status: 'success',
      kind: 'action',
      action: 'created',
      resourceId: 'doc_8f21',
      summary: '已创建文档',
      page: null,
      nextActions: ['publish_doc(resource_id)', 'get_doc(resource_id)'],
    });
  });

  test.each<[string, unknown, Facts, unknown]>([
    ['a document in an index', { _id: 'a1', result: 'created' }, {}, ['action', 'created', 'a1']],
    ['a deleted customer', { id: 'cus_1', deleted: true }, {}, ['action', 'deleted', 'cus_1']],
    ['an answer 201', { id: 7, title: 'x' }, { httpStatus: 201 }, ['action', 'created', '7']],
    ['a record that was deleted once', { id: 7, status: 'deleted' }, {}, ['query', null, null]],
    ['a record asked for', { id: 7, deleted: true }, { kind: 'query' }, ['query', null, null]],
  ])('of %s', (_name, output, facts, expected) => {
    const { kind, action, resourceId } = resultOf(output, facts);
    expect([kind, action, resourceId]).toEqual(expected);
  });

  test('of a next page stands in its headers too', () => {
    const link = '<https://h/items?page=2>; rel="next", <https://h/items?page=9>; rel="last"';
    expect(resultOf([{ id: 1 }], { headers: { link } })).toMatchObject({
      status: 'partial',
      page: { sort: '', cursor: 'https://h/items?page=2', hasMore: true },
    });
  });

  test('in an envelope is not wrapped again', () => {
    const output = { status: 'success', data: { user_id: '1001' }, error: null, meta: {} };
    expect(resultOf(output)).toMatchObject({ status: 'success', data: { user_id: '1001' } });
  });

  test('holds for the whole output too, where no rows were selected', () => {
    const reading = readOutput('{"ok":true,"items":[]}');
    expect(runShaper(reading, defaultShaper, deps).result).toMatchObject({
      status: 'empty',
      completeness: { matched: null, returned: 0, isComplete: false, unit: 'rows' },
      warnings: ['reason_missing'],
    });
  });

  test('in a record that only looks like it is not', () => {
    const reading = readOutput('{"id":1,"status":"partial","next":"Tuesday"}');
    expect(runShaper(reading, defaultShaper, deps).result).toMatchObject({ status: 'success', page: null });
  });
});

describe('the reason of an empty result', () => {
  test.each<[string, unknown, string | null]>([
    [
      'given by the source',
      { ok: true, items: [], completeness: { is_complete: true }, reason: 'no_match' },
      'no_match',
    ],
    [
      'a permission',
      { ok: true, items: [], completeness: { is_complete: false }, reason: 'permission_filtered' },
      'permission_filtered',
    ],
    ['in other words', { ok: true, items: [], reason: 'Access denied' }, 'permission_filtered'],
    ['a warning', { ok: true, items: [], warnings: ['permission_filtered'] }, 'permission_filtered'],
    ['pages left', { items: [], page: { has_more: true, cursor: 'c' } }, 'not_paged_to_end'],
    ['pages left, whatever it claims', { ok: true, items: [], has_more: true, reason: 'no_match' }, 'not_paged_to_end'],
    ['a total of none', { total: 0, hits: [] }, 'no_match'],
    ['not known', [], null],
  ])('%s', (_name, output, reason) => {
    expect(resultOf(output)).toMatchObject({ status: 'empty', emptyReason: reason });
  });
});
