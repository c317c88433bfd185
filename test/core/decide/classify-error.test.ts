import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyError, type Facts } from '../../../src/core/index.ts';

function classify(facts: Facts, body: unknown = '') {
  return classifyError(facts, typeof body === 'string' ? body : JSON.stringify(body));
}

describe('the class of a failure', () => {
  const cases: readonly [string, Facts, unknown, string, string][] = [
    ['429', { httpStatus: 429 }, '', 'A', 'RATE_LIMITED'],
    ['500', { httpStatus: 500 }, '', 'A', 'UPSTREAM_ERROR'],
    ['502', { httpStatus: 502 }, '', 'A', 'UPSTREAM_ERROR'],
    ['503', { httpStatus: 503 }, '', 'A', 'UPSTREAM_ERROR'],
    ['529', { httpStatus: 529 }, '', 'A', 'UPSTREAM_ERROR'],
    ['504', { httpStatus: 504 }, '', 'A', 'TIMEOUT'],
    ['408', { httpStatus: 408 }, '', 'A', 'TIMEOUT'],
    ['425', { httpStatus: 425 }, '', 'A', 'UPSTREAM_ERROR'],
    ['501', { httpStatus: 501 }, '', 'C', 'NOT_IMPLEMENTED'],
    ['505', { httpStatus: 505 }, '', 'C', 'NOT_IMPLEMENTED'],
    ['a timed-out socket', {}, 'ETIMEDOUT', 'A', 'TIMEOUT'],
    ['a reset connection', {}, 'ECONNRESET', 'A', 'NETWORK_ERROR'],
    ['a refused connection', {}, 'connect ECONNREFUSED 127.0.0.1:5432', 'A', 'NETWORK_ERROR'],
    ['a resolver that asks to try again', {}, 'getaddrinfo EAI_AGAIN api.example.com', 'A', 'NETWORK_ERROR'],
    ['400 with a code', { httpStatus: 400 }, { code: 'INVALID_ARGUMENT' }, 'B', 'INVALID_ARGUMENT'],
    ['409', { httpStatus: 409 }, '', 'B', 'CONFLICT'],
    ['413', { httpStatus: 413 }, '', 'B', 'TOO_LARGE'],
    ['422', { httpStatus: 422 }, '', 'B', 'INVALID_ARGUMENT'],
    ['404 of an action', { httpStatus: 404, kind: 'action' }, '', 'B', 'NOT_FOUND'],
    ['404 of a file', { httpStatus: 404, kind: 'file' }, '', 'B', 'NOT_FOUND'],
    ['404 of a query', { httpStatus: 404, kind: 'query' }, '', 'D', 'NOT_FOUND'],
    ['401', { httpStatus: 401 }, '', 'C', 'UNAUTHENTICATED'],
    ['403', { httpStatus: 403 }, '', 'C', 'PERMISSION_DENIED'],
    ['a used-up quota under 429', { httpStatus: 429 }, { code: 'insufficient_quota' }, 'C', 'insufficient_quota'],
    ['a used-up quota in words', { httpStatus: 429 }, { message: '额度已用尽' }, 'C', 'QUOTA_EXHAUSTED'],
    ['a certificate chain', {}, 'SELF_SIGNED_CERT_IN_CHAIN', 'C', 'CERT_INVALID'],
    ['a name that does not resolve', {}, 'ENOTFOUND', 'C', 'DNS_FAILURE'],
    ['a revoked grant', { httpStatus: 400 }, { error: 'invalid_grant' }, 'C', 'invalid_grant'],
    ['a client that is not known', {}, { error: 'invalid_client', status: 401 }, 'C', 'invalid_client'],
    ['no hits', {}, { ok: true, count: 0 }, 'D', 'NO_RESULTS'],
    ['nothing to change', {}, { ok: true, action: 'unchanged' }, 'D', 'UNCHANGED'],
    ['nothing that is known', {}, 'boom', 'C', 'UNKNOWN_ERROR'],
    ['a file that is not there', {}, "ENOENT: no such file or directory, open 'a.txt'", 'B', 'NOT_FOUND'],
    ['a file that may not be read', {}, "EACCES: permission denied, open 'a.txt'", 'C', 'PERMISSION_DENIED'],
    ['a program that exits with a code', { exitCode: 2 }, 'boom', 'B', 'EXECUTION_ERROR'],
    ['a program that took too long', { exitCode: 124 }, '', 'A', 'TIMEOUT'],
  ];
  test.each(cases)('of %s', (_name, facts, body, errorClass, code) => {
    expect(classify(facts, body)).toMatchObject({ class: errorClass, code });
  });

  test.each([
    ['网络超时', 'A'],
    ['参数错误', 'B'],
    ['权限不足', 'C'],
    ['服务不可用', 'A'],
    ['未知错误', 'C'],
  ])('of %s in Chinese', (text, errorClass) => {
    expect(classify({}, text).class).toBe(errorClass);
  });

  test('decides about a retry, and about nothing else', () => {
    const retry = { A: 'backoff', B: 'changed_args', C: 'never', D: 'not_an_error' } as const;
    for (const [, facts, body] of cases) {
      const error = classify(facts, body);
      expect(error.retryRequires).toBe(retry[error.class]);
      expect(error.retryable).toBe(error.class === 'A' || error.class === 'B');
    }
  });

  test('a source that says retrying is useless is believed, one that asks for it after 401 is not', () => {
    expect(classify({}, { code: 'DB_TIMEOUT', message: 'too slow', retryable: false }).class).toBe('C');
    expect(classify({ httpStatus: 401 }, { message: 'no', retryable: true }).class).toBe('C');
    expect(classify({}, { code: 'FLUX_LOST', message: 'flux', retryable: true }).class).toBe('A');
  });

  test('is one of four for any text, status and exit code', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.integer({ min: 100, max: 999 })),
        fc.integer(),
        (text, status, exitCode) => {
          const error = classifyError({ exitCode, ...(status === null ? {} : { httpStatus: status }) }, text);
          expect(['A', 'B', 'C', 'D']).toContain(error.class);
          expect(error.code).toMatch(/^[A-Z][A-Z0-9_]*$|^[a-z][a-z0-9_]*$/);
          expect(error.message).not.toBe('');
          expect(error.message.length).toBeLessThanOrEqual(300);
        },
      ),
    );
  });

  test('is found for any JSON body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(classify({}, JSON.stringify(body)).message.length).toBeLessThanOrEqual(300);
      }),
    );
  });
});

describe('what is told of a failure', () => {
  test('a field to correct, with its form and an example', () => {
    const body = { code: 'INVALID_ARGUMENT', field: 'start_date', expected: 'YYYY-MM-DD', example: '2026-07-01' };
    expect(classify({ httpStatus: 400 }, { ...body, message: 'start_date is malformed' })).toEqual({
      class: 'B',
      code: 'INVALID_ARGUMENT',
      message: 'start_date is malformed',
      retryable: true,
      retryRequires: 'changed_args',
      field: 'start_date',
      expected: 'YYYY-MM-DD',
      example: '2026-07-01',
      agentAction: 'Correct start_date to YYYY-MM-DD, such as 2026-07-01 and call again.',
    });
  });

  test.each([
    ['FastAPI', { detail: [{ loc: ['body', 'user', 'age'], msg: 'value is not a valid integer' }] }, 'user.age'],
    [
      'JSON:API',
      { errors: [{ detail: 'too short', source: { pointer: '/data/attributes/title' } }] },
      'attributes.title',
    ],
    ['Laravel', { message: 'The given data was invalid.', errors: { email: ['is required'] } }, 'email'],
    [
      'Google',
      {
        error: {
          code: 400,
          status: 'INVALID_ARGUMENT',
          message: 'bad',
          details: [{ fieldViolations: [{ field: 'page_size' }] }],
        },
      },
      'page_size',
    ],
    ['Stripe', { error: { type: 'invalid_request_error', param: 'amount', message: 'Invalid integer' } }, 'amount'],
  ])('the field that %s names', (_name, body, field) => {
    expect(classify({ httpStatus: 422 }, body)).toMatchObject({ class: 'B', field });
  });

  test.each([
    [
      'OpenAI',
      { error: { message: 'Slow down', type: 'requests', code: 'rate_limit_exceeded' } },
      'rate_limit_exceeded',
      'Slow down',
    ],
    [
      'Anthropic',
      { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
      'overloaded_error',
      'Overloaded',
    ],
    ['Google', { error: { code: 404, message: 'no model', status: 'NOT_FOUND' } }, 'NOT_FOUND', 'no model'],
    [
      'Notion',
      { object: 'error', status: 404, code: 'object_not_found', message: 'no page' },
      'object_not_found',
      'no page',
    ],
    [
      'AWS',
      { __type: 'com.amazonaws#ThrottlingException', message: 'Rate exceeded' },
      'THROTTLING_EXCEPTION',
      'Rate exceeded',
    ],
    [
      'Kubernetes',
      { kind: 'Status', status: 'Failure', message: 'pods "x" not found', reason: 'NotFound', code: 404 },
      'NOT_FOUND',
      'pods "x" not found',
    ],
    ['OAuth', { error: 'invalid_grant', error_description: 'Token expired' }, 'invalid_grant', 'Token expired'],
    [
      'GraphQL',
      { errors: [{ message: 'Not logged in', extensions: { code: 'UNAUTHENTICATED' } }], data: null },
      'UNAUTHENTICATED',
      'Not logged in',
    ],
    [
      'JSON-RPC',
      { jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Bad params' } },
      'INVALID_ARGUMENT',
      'Bad params',
    ],
    [
      'RFC 9457',
      { type: 'https://example.com/probs/out-of-credit', title: 'No credit', status: 403 },
      'OUT_OF_CREDIT',
      'No credit',
    ],
  ])("%s's own code and message", (_name, body, code, message) => {
    expect(classify({}, body)).toMatchObject({ code, message });
  });

  test.each([
    [
      'of a traceback the exception',
      'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    f()\nValueError: bad date',
      'ValueError: bad date',
    ],
    [
      'of a JavaScript stack the first line',
      'TypeError: x is not a function\n    at f (a.js:1:2)\n    at main (b.js:3:4)',
      'TypeError: x is not a function',
    ],
    [
      'of a command the cause behind its exit code',
      'Command `x` failed with return code 1\nOutput:\nError from server (NotFound): pods "x" not found',
      'Command `x` failed with return code 1: Error from server (NotFound): pods "x" not found',
    ],
    [
      'of a page of HTML the title',
      '<html><head><title>502 Bad Gateway</title></head><body>gw</body></html>',
      '502 Bad Gateway',
    ],
    ['of a long text its start', `bad ${'very '.repeat(200)}bad`, `bad ${'very '.repeat(58)}very…`],
  ])('%s', (_name, text, message) => {
    expect(classify({}, text).message).toBe(message);
  });

  test('seconds to wait, given as a number or as a date', () => {
    const date = 'Wed, 21 Oct 2026 07:28:00 GMT';
    const later = 'Wed, 21 Oct 2026 07:29:30 GMT';
    expect(classify({ httpStatus: 429, headers: { 'retry-after': '30' } }).retryAfterS).toBe(30);
    expect(classify({ httpStatus: 503, headers: { 'retry-after': later, date } }).retryAfterS).toBe(90);
    expect(classify({ httpStatus: 503, headers: { 'retry-after': later } }).retryAfterS).toBeUndefined();
  });

  test('the id under which the other side logged it', () => {
    expect(classify({ httpStatus: 500 }, { message: 'x', request_id: 'req_1' }).traceId).toBe('req_1');
    const page =
      '<!DOCTYPE html><title>h | 522: Connection timed out</title>Cloudflare Ray ID: <strong>8a1b2c3d4e5f6071</strong>';
    expect(classify({}, page)).toMatchObject({ class: 'A', traceId: '8a1b2c3d4e5f6071' });
  });
});
