import { describe, expect, test } from 'vitest';
import {
  decideNext,
  defaultShaper,
  type Facts,
  readOutput,
  runShaper,
  suggestShaper,
} from '../../../src/core/index.ts';

const deps = { countTokens: () => 0, now: () => 0, randomId: () => 'id' };

/** The result of an output, as a first paste gives it. */
function resultOf(output: unknown, facts: Facts = {}) {
  const reading = readOutput(typeof output === 'string' ? output : JSON.stringify(output), { facts });
  return runShaper(reading, suggestShaper(reading), deps).result;
}

describe('an output that reports a failure', () => {
  test.each<[string, unknown, string]>([
    ['an error beside a success', { status: 'success', status_code: 500, data: { error: 'boom' } }, 'UPSTREAM_ERROR'],
    [
      'an exception as the data of a success',
      { status: 'success', data: 'Error: java.sql.SQLException: Connection refused' },
      'NETWORK_ERROR',
    ],
    [
      'an object of errors',
      { object: 'error', status: 404, code: 'object_not_found', message: 'no page' },
      'object_not_found',
    ],
    ['an error without its path', { errors: [{ message: 'quota used up' }], data: null }, 'QUOTA_EXHAUSTED'],
    ['a page of HTML', '<html><head><title>502 Bad Gateway</title></head><body>gw</body></html>', 'UPSTREAM_ERROR'],
    ['a client that is not known', { error: 'invalid_client', status: 401 }, 'invalid_client'],
    [
      'an overloaded API',
      { type: 'error', error: { type: 'overloaded', message: 'try later' }, status: 529 },
      'overloaded',
    ],
    ['a refusal of Slack', { ok: false, error: 'channel_not_found' }, 'channel_not_found'],
    ['a success that is false', { success: false, message: 'Out of stock' }, 'UNKNOWN_ERROR'],
    ['a status line', '500 Internal Server Error', 'UPSTREAM_ERROR'],
    ['a bare message', 'Error: getaddrinfo ENOTFOUND api.example.com', 'DNS_FAILURE'],
    ['a message of kubectl', 'Error from server (NotFound): pods "x" not found', 'NOT_FOUND'],
    ['a message of curl', 'curl: (6) Could not resolve host: api.example.com', 'DNS_FAILURE'],
    ['a message of a shell', 'bash: line 1: foo: command not found', 'NOT_IMPLEMENTED'],
    ['a message in Chinese', '查询失败，请稍后重试', 'UPSTREAM_ERROR'],
    [
      'a traceback',
      'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    f()\nKeyError: \'id\'\n',
      'INVALID_ARGUMENT',
    ],
    [
      'an exception of Java',
      'Exception in thread "main" java.net.SocketTimeoutException: Read timed out\n\tat a.App.main(App.java:12)\n',
      'TIMEOUT',
    ],
    ['an unknown tool', { error: '未知工具：foo' }, 'NOT_IMPLEMENTED'],
    ['a status with a message', { status: 'error', message: '天气服务暂时不可用，请稍后再试。' }, 'UPSTREAM_ERROR'],
    [
      'a status of Prometheus',
      { status: 'error', errorType: 'bad_data', error: 'invalid parameter "query"' },
      'bad_data',
    ],
    [
      'a message of GitHub',
      { message: 'Bad credentials', documentation_url: 'https://docs.example.com' },
      'UNAUTHENTICATED',
    ],
    ['a detail of Django', { detail: 'Not found.' }, 'NOT_FOUND'],
    ['a code that is not 0', { code: 40001, msg: '参数错误', data: null }, 'INVALID_ARGUMENT'],
    ['a code of WeChat', { errcode: 40013, errmsg: 'invalid appid' }, 'INVALID_ARGUMENT'],
    [
      'a code of a database',
      { code: '23505', message: 'duplicate key value violates unique constraint', details: null },
      'CONFLICT',
    ],
    [
      'an answer without rights',
      { ok: false, error: { code: 'upstream_timeout', retryable: true } },
      'upstream_timeout',
    ],
    [
      '401 inside MCP content',
      { content: [{ type: 'text', text: 'Error: 401 Unauthorized: token expired' }] },
      'UNAUTHENTICATED',
    ],
    [
      'only an error among the lines of a command',
      '{"type":"warning","data":"no licence"}\n{"type":"error","data":"connect ECONNREFUSED 127.0.0.1:80"}',
      'NETWORK_ERROR',
    ],
  ])('%s is an error', (_name, output, code) => {
    const result = resultOf(output);
    expect([result.status, result.error?.code, result.data]).toEqual(['error', code, null]);
  });

  test.each<[string, unknown, Facts, string]>([
    ['a failing status', 'nope', { httpStatus: 403 }, 'PERMISSION_DENIED'],
    ['a mark of the protocol', 'Invalid date: must be in the future', { isError: true }, 'INVALID_ARGUMENT'],
    [
      'stderr and nothing else',
      '',
      { exitCode: 1, stderr: 'ls: cannot access x: No such file or directory' },
      'NOT_FOUND',
    ],
    [
      'the exit code of code',
      { stdout: '', stderr: "NameError: name 'foo' is not defined" },
      { exitCode: 1, kind: 'code' },
      'INVALID_ARGUMENT',
    ],
  ])('%s in the facts is an error', (_name, output, facts, code) => {
    expect(resultOf(output, facts)).toMatchObject({ status: 'error', error: { code } });
  });

  test('404 of a query is empty and no error', () => {
    const result = resultOf({ message: 'nothing here' }, { httpStatus: 404, kind: 'query' });
    expect(result).toMatchObject({
      status: 'empty',
      data: [],
      error: null,
      emptyReason: 'no_match',
      summary: 'nothing here',
    });
    expect(decideNext(result).action).toBe('answer');
  });

  test('no hits in the form of an error is empty', () => {
    expect(resultOf({ error: 'No results found' })).toMatchObject({ status: 'empty', data: [], error: null });
  });
});

describe('an output that only speaks of errors is data', () => {
  test.each<[string, unknown]>([
    ['null', { ok: true, rows: [1, 2], error: null }],
    ['an empty text', { error: '', data: [{ id: 1 }] }],
    ['an empty list', { errors: [], results: [{ check_id: 'a', path: 'b.py' }] }],
    ['false', { error: false, value: 3 }],
    ['a number of errors', { errors: 3, warnings: 1, files: 12 }],
    ['a count of errors', { error_count: 2, lines: 40 }],
    [
      'records with errors',
      [
        { id: 1, error: 'boom' },
        { id: 2, error: null },
      ],
    ],
    ['findings of a linter', { errors: [{ file: 'a.ts', line: 3, message: 'unused' }] }],
    ['a line of a log', { level: 'error', time: '2026-01-01T00:00:00Z', msg: 'failed', error: 'EOF' }],
    ['a record of an access log', { method: 'GET', url: '/x', status: 404, size: 12 }],
    ['a checked link', { url: 'https://example.com', status: 404 }],
    ['a job that failed', { id: 7, status: 'failed', started: '2026-01-01' }],
    ['a search about errors', [{ title: '500 Internal Server Error explained', url: 'https://example.com' }]],
    ['a success with code 0', { code: 0, message: 'success', data: { id: 1 } }],
    ['a success with code 200', { code: 200, msg: '操作成功', data: [{ id: 1 }] }],
    ['an order with a message', { code: 'A1', message: 'Ring twice', total: 5 }],
    ['a text about errors', 'Error handling in Go is explicit: functions return an error value.'],
    ['a log that starts with an error', 'ERROR: first\nINFO: second\nINFO: third'],
    [
      'a log with a traceback',
      'Starting\nTraceback (most recent call last):\n  File "a.py", line 1\nValueError: x\nRestarting',
    ],
    ['a log with times', 'time=10:00:00 level=error msg="a b"\ntime=10:00:01 level=error msg=c\n'],
    ['messages of a compiler', 'a.py:3: error: Name "x" is not defined\nFound 1 error in 1 file'],
    ['an article in HTML', '<html><head><title>How HTTP works</title></head><body>404 means not found</body></html>'],
    ['a summary of tests', 'Tests: 404 passed, 2 failed'],
    ['a sum', '500 units in stock'],
  ])('%s', (_name, output) => {
    expect(resultOf(output)).toMatchObject({ error: null });
    expect(['success', 'partial']).toContain(resultOf(output).status);
  });

  test.each<[string, unknown, Facts]>([
    ['findings of a linter that exits with 1', [{ rule: 'x', line: 1 }], { exitCode: 1 }],
    ['warnings beside the rows', [{ id: 1 }], { exitCode: 0, stderr: 'deprecated' }],
    ['a redirect', [{ id: 1 }], { httpStatus: 302 }],
  ])('%s', (_name, output, facts) => {
    expect(resultOf(output, facts).error).toBeNull();
  });

  test('rows beside an error are kept, and said to be a part', () => {
    const result = resultOf({
      data: { user: { id: 1 } },
      errors: [{ message: 'no access to orders', path: ['orders'] }],
    });
    expect([result.status, result.error, result.warnings]).toEqual(['partial', null, ['source_errors']]);
    expect(decideNext(result)).toEqual({
      action: 'present',
      reason: { id: 'source-partial', field: 'warnings', values: {} },
    });
  });
});

test('an envelope of an error stays one, whatever it carries as data', () => {
  const output = {
    status: 'error',
    data: { stdout: '', stderr: "NameError: name 'foo' is not defined" },
    error: { code: 'EXECUTION_ERROR', message: '变量 foo 未定义，请检查代码后重试', retryable: true },
    meta: { exit_code: 1 },
  };
  expect(resultOf(output)).toMatchObject({
    status: 'error',
    data: null,
    error: { class: 'B', code: 'EXECUTION_ERROR', message: '变量 foo 未定义，请检查代码后重试' },
  });
});

test('how to log in is kept beside the error', () => {
  const output = 'HTTP/1.1 401\r\nwww-authenticate: Bearer resource_metadata="https://h/.well-known/x"\r\n\r\n';
  expect(resultOf(output)).toMatchObject({
    error: { class: 'C', code: 'UNAUTHENTICATED' },
    meta: { www_authenticate: 'Bearer resource_metadata="https://h/.well-known/x"' },
  });
});

test('a failure leaves no rows received, kept or left out', () => {
  const reading = readOutput('{"error":"boom","status":500}');
  for (const { report } of runShaper(reading, defaultShaper, deps).stages)
    expect([report.received, report.kept, report.omitted]).toEqual([0, 0, 0]);
});
