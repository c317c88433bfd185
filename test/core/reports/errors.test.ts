import { expect, test } from 'vitest';
import { classifyError } from '../../../src/core/index.ts';
import { shape } from './shape.ts';

test('the body of a 404 without a mark of failure is an error that no second try mends', () => {
  const { result } = shape({ object: 'error', status: 404, code: 'page_missing', message: 'no such page' });
  expect([result.status, result.error?.code]).toEqual(['error', 'page_missing']);
  expect(result.error?.retryRequires).not.toBe('backoff');
});

test('a success around a failing status is an error', () => {
  const { result } = shape({ status: 'success', status_code: 500, data: { error: 'kaput' } });
  expect(result.status).toBe('error');
  expect(shape('HTTP/1.1 503 Service Unavailable\n\n{"rows":[1,2]}').result.status).toBe('error');
});

test.each([null, '', [], false])('an error member of %j is no error', (error) => {
  expect(shape({ ok: true, rows: [1, 2], error }).result.status).toBe('success');
});

test("an API's own message stays, with or without a path to it", () => {
  const { result } = shape({ errors: [{ message: 'no quota left today' }], data: null });
  expect([result.status, result.error?.message]).toEqual(['error', 'no quota left today']);
});

test("a proxy's error page is its title, code and ray id, without markup, and worth another try", () => {
  const page =
    '<!DOCTYPE html><html><head><title>shop.example | 522: Connection timed out</title></head><body><p>Ray ID: <b>8a1b2c3d4e5f6071</b></p></body></html>';
  const { result, reading, text } = shape(page);
  expect(reading.value).toMatchObject({ code: 522, ray: '8a1b2c3d4e5f6071' });
  expect([result.status, result.error?.retryable]).toEqual(['error', true]);
  expect(text).not.toContain('<');
});

test('a refused client is not tried again', () => {
  const { result } = shape({ error: 'invalid_client', status: 401 });
  expect([result.error?.class, result.error?.retryable, result.error?.retryRequires]).toEqual(['C', false, 'never']);
});

test('how to log in stays beside a 401', () => {
  const { result } = shape('HTTP/1.1 401 Unauthorized\nwww-authenticate: Bearer realm="x"\n\n');
  expect(result).toMatchObject({ status: 'error', meta: { www_authenticate: 'Bearer realm="x"' } });
});

test('statuses are tried again where waiting helps, and only there', () => {
  const again = [408, 425, 429, 500, 502, 503, 504, 529];
  const never = [400, 401, 403, 404, 410, 422, 501, 505];
  const waits = (httpStatus: number) => classifyError({ httpStatus }, 'no').retryRequires === 'backoff';
  expect(again.filter((status) => !waits(status))).toEqual([]);
  expect(never.filter(waits)).toEqual([]);
});
