import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples as observationExamples } from '../../../src/core/envelope/styles/observation.ts';
import { examples as receiptExamples } from '../../../src/core/envelope/styles/receipt.ts';
import { examples as statusExamples } from '../../../src/core/envelope/styles/status.ts';
import { examples as toolMessageExamples } from '../../../src/core/envelope/styles/tool-message.ts';
import {
  type Completeness,
  classifyError,
  detectEnvelope,
  type Json,
  type Result,
  renderAs,
  styles,
  type ToolError,
  toEnvelope,
} from '../../../src/core/index.ts';

const whole: Completeness = { matched: 1, returned: 1, isComplete: true, unit: 'values' };
const base: Result = {
  status: 'success',
  kind: 'query',
  tool: 'tool',
  data: { a: 1 },
  summary: null,
  completeness: whole,
  emptyReason: null,
  error: null,
  action: null,
  resourceId: null,
  page: null,
  nextActions: [],
  warnings: [],
  cuts: [],
  durationMs: null,
  meta: {},
};
const noRows: Completeness = { matched: null, returned: 0, isComplete: false, unit: 'rows' };
const timeout = {
  class: 'C',
  code: 'DB_TIMEOUT',
  message: '数据库查询超时，请稍后重试',
  retryable: false,
  retryRequires: 'never',
} as const;
const badDate = {
  class: 'B',
  code: 'INVALID_ARGUMENT',
  message: 'start_date is malformed',
  retryable: true,
  retryRequires: 'changed_args',
  field: 'start_date',
  expected: 'YYYY-MM-DD',
  example: '2026-07-01',
  agentAction: '修正 start_date 的格式后重新调用本工具',
} as const;
const failed: Result = { ...base, status: 'error', data: null, completeness: noRows, error: timeout };
const rows: Result = {
  ...base,
  status: 'partial',
  data: [1],
  completeness: { matched: 2, returned: 1, isComplete: false, unit: 'rows' },
};
const loose = { stableKeys: false };

describe('status', () => {
  test('has four keys in every branch', () => {
    expect(toEnvelope('status', base)).toEqual({ status: 'success', data: { a: 1 }, error: null, meta: {} });
    expect(toEnvelope('status', { ...base, status: 'empty', data: [], completeness: noRows })).toEqual({
      status: 'empty',
      data: [],
      error: null,
      meta: {},
    });
    expect(toEnvelope('status', failed)).toEqual({
      status: 'error',
      data: null,
      error: { code: 'DB_TIMEOUT', message: '数据库查询超时，请稍后重试', retryable: false },
      meta: {},
    });
    expect(toEnvelope('status', rows)).toEqual({
      status: 'partial',
      data: [1],
      error: null,
      meta: { total: 2, returned: 1, truncated: true },
    });
  });

  test('reads status first, in a prompt', () => {
    const data = { user_id: '1001', display_name: 'Alice', email: 'alice@example.com', plan: 'pro' };
    const envelope = toEnvelope('status', { ...base, data, meta: { source: 'user_service', matched: 1 } });
    expect(renderAs('json', envelope)).toBe(
      '{\n  "status": "success",\n  "data": {\n    "user_id": "1001",\n    "display_name": "Alice",\n    "email": "alice@example.com",\n    "plan": "pro"\n  },\n  "error": null,\n  "meta": {\n    "source": "user_service",\n    "matched": 1\n  }\n}',
    );
  });

  test('tells how to mend a call, and no key without a value', () => {
    expect(toEnvelope('status', { ...failed, error: badDate }, loose)).toEqual({
      status: 'error',
      error: {
        code: 'INVALID_ARGUMENT',
        message: 'start_date is malformed',
        retryable: true,
        retry_requires: 'changed_args',
        field: 'start_date',
        expected: 'YYYY-MM-DD',
        example: '2026-07-01',
        agent_action: '修正 start_date 的格式后重新调用本工具',
      },
    });
  });
});

describe('tool-message', () => {
  test('has four keys where nothing is missing', () => {
    expect(toEnvelope('tool-message', { ...base, data: '晴', durationMs: 12 })).toEqual({
      status: 'success',
      result: '晴',
      error: null,
      execution_time_ms: 12,
    });
    const late = { ...timeout, message: '请求超时' };
    expect(toEnvelope('tool-message', { ...failed, error: late, durationMs: 3000 })).toEqual({
      status: 'error',
      result: null,
      error: '请求超时',
      execution_time_ms: 3000,
    });
  });

  test('does not hide a cut', () => {
    expect(toEnvelope('tool-message', rows, loose)).toEqual({
      status: 'success',
      result: [1],
      meta: { total: 2, returned: 1, truncated: true },
    });
  });
});

describe('observation', () => {
  test('says how much was seen beside the rows', () => {
    const page = { sort: 'updated_at desc, order_id asc', cursor: 'eyJ1', hasMore: true };
    expect(toEnvelope('observation', { ...rows, page, warnings: ['result_truncated'] })).toEqual({
      ok: true,
      summary: '1 of 2 rows.',
      items: [1],
      completeness: { matched: 2, returned: 1, is_complete: false },
      next: 'eyJ1',
      page: { sort: 'updated_at desc, order_id asc', cursor: 'eyJ1', has_more: true },
      warnings: ['result_truncated'],
      reason: null,
      error: null,
    });
  });

  test('says of a failure no more than is known', () => {
    const error = {
      ...timeout,
      class: 'A',
      code: 'upstream_timeout',
      retryable: true,
      retryRequires: 'backoff',
    } as const;
    expect(toEnvelope('observation', { ...failed, error }, loose)).toEqual({
      ok: false,
      summary: '数据库查询超时，请稍后重试',
      error: { code: 'upstream_timeout', retryable: true },
    });
  });

  test('gives the reason of an empty result', () => {
    const none: Result = {
      ...base,
      status: 'empty',
      data: [],
      completeness: noRows,
      emptyReason: 'permission_filtered',
    };
    expect(toEnvelope('observation', none, loose)).toEqual({
      ok: true,
      summary: 'Nothing was found; the search may not have been complete.',
      items: [],
      completeness: { matched: null, returned: 0, is_complete: false },
      reason: 'permission_filtered',
    });
  });
});

describe('receipt', () => {
  const created: Result = {
    ...base,
    kind: 'action',
    action: 'created',
    resourceId: 'doc_8f21',
    summary: '已创建文档，3 段正文，当前为未发布状态',
    nextActions: ['publish_doc(resource_id)', 'get_doc(resource_id)'],
  };
  test('tells what was done to which resource', () => {
    expect(toEnvelope('receipt', created, loose)).toEqual({
      ok: true,
      action: 'created',
      resource_id: 'doc_8f21',
      summary: '已创建文档，3 段正文，当前为未发布状态',
      next: ['publish_doc(resource_id)', 'get_doc(resource_id)'],
    });
  });

  test('tells what to correct', () => {
    expect(toEnvelope('receipt', { ...failed, error: badDate }, loose)).toEqual({
      ok: false,
      code: 'INVALID_ARGUMENT',
      field: 'start_date',
      expected: 'YYYY-MM-DD',
      example: '2026-07-01',
      retryable: true,
      agent_action: '修正 start_date 的格式后重新调用本工具',
    });
  });

  test('tells that nothing was found, or nothing had to change', () => {
    const none: Result = {
      ...base,
      status: 'empty',
      data: [],
      completeness: { ...noRows, matched: 0, isComplete: true },
    };
    expect(toEnvelope('receipt', none, loose)).toMatchObject({ ok: true, count: 0 });
    expect(toEnvelope('receipt', { ...created, action: 'unchanged' }, loose)).toMatchObject({ action: 'unchanged' });
  });
});

const someRows = fc.array(fc.record({ id: fc.nat(), name: fc.string() }), { maxLength: 5 });
const text = fc.string({ minLength: 1 });
const errors = fc
  .integer({ min: 400, max: 599 })
  .map((httpStatus) => classifyError({ httpStatus }, 'Something is wrong'));

/** Results as the chain makes them. */
const anyResult: fc.Arbitrary<Result> = fc
  .record({
    data: someRows,
    more: fc.nat(3),
    isKnown: fc.boolean(),
    cursor: fc.option(text),
    error: fc.option(errors, { freq: 4 }),
    summary: fc.option(text),
    action: fc.option(fc.constantFrom('created', 'updated', 'unchanged', 'deleted')),
    resourceId: fc.option(text),
    warnings: fc.subarray(['result_truncated', 'fields_redacted']),
    nextActions: fc.array(text, { maxLength: 2 }),
    durationMs: fc.option(fc.nat()),
  })
  .map(({ data, more, isKnown, cursor, error, ...rest }): Result => {
    const matched = isKnown ? data.length + more : null;
    const isShort = cursor !== null || (isKnown && more > 0);
    if (error !== null)
      return {
        ...base,
        ...rest,
        status: 'error',
        data: null,
        error,
        completeness: noRows,
        summary: null,
        action: null,
        resourceId: null,
        nextActions: [],
      };
    return {
      ...base,
      ...rest,
      action: data.length === 0 ? null : rest.action,
      data,
      status: data.length === 0 ? 'empty' : isShort ? 'partial' : 'success',
      completeness: { matched, returned: data.length, isComplete: isKnown && !isShort, unit: 'rows' },
      page: cursor === null ? null : { sort: 'id asc', cursor, hasMore: true },
      emptyReason: data.length === 0 && isShort ? 'not_paged_to_end' : null,
    };
  });

const examplesOf: Readonly<Record<string, typeof statusExamples>> = {
  status: statusExamples,
  'tool-message': toolMessageExamples,
  observation: observationExamples,
  receipt: receiptExamples,
};

describe.each(styles.map((style) => [style.id, style] as const))('%s', (id, style) => {
  const partsOfResult = Object.keys(base).filter((name) => !style.lossy.includes(name)) as (keyof Result)[];

  test('is known again, with all that it can carry', () => {
    fc.assert(
      fc.property(anyResult, fc.boolean(), (result, stableKeys) => {
        const found = detectEnvelope(toEnvelope(id, result, { stableKeys }));
        expect(found?.style).toBe(id);
        for (const name of partsOfResult) {
          const [expected, actual] = [result[name], found?.result[name]];
          const isOurs = name === 'meta' || (name === 'summary' && expected === null);
          if (isOurs) continue;
          if (name === 'error' && result.error !== null)
            expect(actual).toMatchObject(keptError(result.error, style.lossy));
          else expect({ [name]: actual }).toEqual({ [name]: expected });
        }
      }),
    );
  });

  test('has the same keys in every branch', () => {
    fc.assert(
      fc.property(anyResult, anyResult, (one, other) => {
        const optional = ['page', 'cuts', 'meta', 'trace_id', 'retry_after_s'];
        const keys = (result: Result) =>
          Object.keys(toEnvelope(id, result) as object).filter((key) => !optional.includes(key));
        expect(keys(one)).toEqual(keys(other));
      }),
    );
  });

  test('carries rows under its body key only', () => {
    const envelope = toEnvelope(id, { ...base, data: ['needle'] }) as { [key: string]: Json };
    const holders = Object.keys(envelope).filter((key) => JSON.stringify(envelope[key]).includes('needle'));
    expect(holders).toEqual(style.bodyKey === null ? [] : [style.bodyKey]);
  });

  test('keeps house members apart', () => {
    const envelope = toEnvelope(id, base, { meta: { source: 'crm' } });
    expect(envelope).toMatchObject({ meta: { source: 'crm' } });
  });

  const { hits, misses } = examplesOf[id] ?? { hits: [], misses: [] };

  test('has examples of what it is and is not', () => {
    expect(Math.min(hits.length, misses.length)).toBeGreaterThan(0);
  });

  test.each(hits)('knows %s', (example) => {
    expect(detectEnvelope(JSON.parse(example))?.style).toBe(id);
  });

  test.each(misses)('$text is another: $why', ({ text: example }) => {
    expect(style.detect(JSON.parse(example))).toBeNull();
  });
});

/** What a style keeps of an error: a member that `lossy` names is gone. */
function keptError({ code, message, retryable }: ToolError, lossy: readonly string[]): object {
  const members = Object.entries({ code, message, retryable });
  return Object.fromEntries(members.filter(([name]) => !lossy.includes(`error.${name}`)));
}
