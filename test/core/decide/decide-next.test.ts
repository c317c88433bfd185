import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  classifyError,
  type DecisionAction,
  decideNext,
  defaultShaper,
  type Facts,
  type Result,
  readOutput,
  runShaper,
  suggestShaper,
} from '../../../src/core/index.ts';
import { actionWords, decisionWords } from '../../../src/core/words/en.ts';

const deps = { countTokens: () => 0, now: () => 0, randomId: () => 'id' };
const actions = Object.keys(actionWords);

function resultOf(output: unknown, facts: Facts = {}): Result {
  const reading = readOutput(typeof output === 'string' ? output : JSON.stringify(output), { facts });
  return runShaper(reading, suggestShaper(reading), deps).result;
}

describe('the next step after', () => {
  test.each<[string, unknown, Facts, DecisionAction, string]>([
    ['an answer that is complete', { id: 1, name: 'Alice' }, {}, 'answer', 'complete'],
    ['the number 0', 0, {}, 'answer', 'complete'],
    ['a text beside an empty error', { error: '', data: 'x' }, {}, 'answer', 'complete'],
    ['rows without a total', [{ id: 1 }], {}, 'present', 'unknown-total'],
    ['rows of a larger total', { total: 9, items: [{ id: 1 }] }, {}, 'present', 'rows-left-out'],
    [
      'a page with more behind it',
      { items: [], page: { sort: 'id asc', cursor: 'eyJ1', has_more: true, total: null } },
      {},
      'fetch_next_page',
      'more-pages',
    ],
    [
      'a search that was complete',
      { ok: true, items: [], completeness: { is_complete: true }, reason: 'no_match' },
      {},
      'answer',
      'no-match',
    ],
    [
      'rows held back',
      { ok: true, items: [], completeness: { is_complete: false }, reason: 'permission_filtered' },
      {},
      'ask_permission',
      'not-permitted',
    ],
    [
      'a slow upstream',
      { ok: false, error: { code: 'upstream_timeout', retryable: true } },
      {},
      'back_off',
      'wait-and-retry',
    ],
    ['an empty list that is not explained', { ok: true, items: [] }, {}, 'say_uncertain', 'not-sure-empty'],
    ['a bare empty list', [], {}, 'broaden', 'nothing-found'],
    ['a text that is a bare empty list', '[]', {}, 'broaden', 'nothing-found'],
    ['a wrong scope', { ok: true, items: [], reason: 'scope_error' }, {}, 'fix_arguments', 'wrong-scope'],
    ['an index that lags', { ok: true, items: [], reason: 'index_lag' }, {}, 'back_off', 'index-behind'],
    ['a bare ok', 'ok', {}, 'say_uncertain', 'no-signal'],
    ['a write that was done', { ok: true, action: 'created', resource_id: 'doc_1' }, {}, 'answer', 'done'],
    ['wrong arguments', '', { httpStatus: 422 }, 'fix_arguments', 'change-the-call'],
    ['a missing permission', '', { httpStatus: 403 }, 'ask_permission', 'not-granted'],
    ['expired credentials', '', { httpStatus: 401 }, 'stop_and_report', 'person-must-act'],
    ['a tool that does not exist', { error: 'unknown tool: foo' }, {}, 'fall_back', 'not-offered'],
    ['a timeout', { error: 'timeout', data: null }, {}, 'back_off', 'wait-and-retry'],
  ])('%s', (_name, output, facts, action, reason) => {
    const decision = decideNext(resultOf(output, facts));
    expect([decision.action, decision.reason.id]).toEqual([action, reason]);
  });

  test('rows that we cut says how many are shown', () => {
    const reading = readOutput('{"total":3,"items":[{"id":1},{"id":2},{"id":3}]}');
    const shaper = suggestShaper(reading);
    const { result } = runShaper(reading, { ...shaper, truncate: { ...shaper.truncate, rows: 2 } }, deps);
    expect(decideNext(result)).toEqual({
      action: 'present',
      reason: { id: 'rows-left-out', field: 'completeness.matched', values: { returned: 2, matched: 3 } },
    });
  });
});

const results = fc.record({
  status: fc.constantFrom<Result['status']>('success', 'empty', 'partial', 'unknown', 'error'),
  kind: fc.constantFrom<Result['kind']>('query', 'action', 'aggregate', 'file', 'code', 'retrieval'),
  matched: fc.option(fc.nat(50)),
  returned: fc.nat(50),
  isComplete: fc.boolean(),
  emptyReason: fc.option(
    fc.constantFrom(
      'no_match',
      'permission_filtered',
      'scope_error',
      'upstream_error',
      'index_lag',
      'not_paged_to_end',
    ),
  ),
  hasMore: fc.option(fc.boolean()),
  httpStatus: fc.integer({ min: 400, max: 599 }),
  warnings: fc.subarray(['result_truncated', 'input_truncated', 'source_errors', 'reason_missing']),
});

test('there is exactly one next step for any result, in words, resting on a field of it', () => {
  fc.assert(
    fc.property(results, (made) => {
      const result = build(made);
      const { action, reason } = decideNext(result);
      expect(actions).toContain(action);
      expect(Object.keys(decisionWords)).toContain(reason.id);
      expect(reason.field.split('.')[0]).toBeOneOf(Object.keys(result));
      expect(sentence(reason.id, reason.values)).not.toContain('undefined');
    }),
  );
});

test('"nothing matched" is never the answer while something may have been missed', () => {
  fc.assert(
    fc.property(results, (made) => {
      const result = build(made);
      const { reason, action } = decideNext(result);
      if (action !== 'answer') return;
      expect(result.page?.hasMore ?? false).toBe(false);
      if (result.status === 'empty') expect([reason.id, result.completeness.isComplete]).toEqual(['no-match', true]);
      expect(['success', 'empty']).toContain(result.status);
    }),
  );
});

test('waiting and trying again is never the step after 401, 403 or a used-up quota', () => {
  for (const [status, body] of [
    [401, ''],
    [403, ''],
    [429, '{"code":"insufficient_quota"}'],
  ] as const) {
    const result = resultOf(body, { httpStatus: status });
    expect(decideNext(result).action).not.toBe('back_off');
  }
});

test('every one of the ten actions is taken by some result', () => {
  const taken = new Set<string>();
  fc.assert(
    fc.property(results, (made) => {
      taken.add(decideNext(build(made)).action);
    }),
    { numRuns: 3000, seed: 7 },
  );
  expect([...taken].sort()).toEqual([...actions].sort());
});

test('any output gives a result with a next step', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { result } = runShaper(readOutput(JSON.stringify(value)), defaultShaper, deps);
      expect(actions).toContain(decideNext(result).action);
      expect(result.status === 'error').toBe(result.error !== null);
    }),
  );
});

function sentence(id: string, values: Record<string, string | number | boolean | null>): string {
  return Object.entries(decisionWords).find(([known]) => known === id)?.[1](values) ?? '';
}

const plainResult = resultOf([]);

function build(made: typeof results extends fc.Arbitrary<infer T> ? T : never): Result {
  const { status, kind, matched, returned, isComplete, emptyReason, hasMore, httpStatus, warnings } = made;
  return {
    ...plainResult,
    status,
    kind,
    completeness: { matched, returned, isComplete, unit: 'rows' },
    emptyReason: status === 'empty' ? emptyReason : null,
    error: status === 'error' ? classifyError({ httpStatus }, '') : null,
    page: hasMore === null ? null : { sort: '', cursor: 'c', hasMore },
    warnings,
  };
}
