import { expect, test } from 'vitest';
import { readOutput, runShaper, suggestShaper } from '../../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };

function statusOf(text: string) {
  const reading = readOutput(text);
  return runShaper(reading, suggestShaper(reading), deps).result.status;
}

test('the answer to a HEAD request is its status and headers', () => {
  const verbose =
    '* Connected\n> HEAD /a HTTP/1.1\n> \n< HTTP/1.1 200 OK\n< Server: x\n< \n* Connection #0 to host h left intact\n';
  const plain = 'HTTP/2 200 \r\ncontent-length: 120\r\netag: "1"\r\n\r\n';
  expect(readOutput(verbose).value).toEqual({ status: 200, headers: { server: 'x' } });
  expect(readOutput(plain).value).toEqual({ status: 200, headers: { 'content-length': '120', etag: '"1"' } });
  expect([statusOf(verbose), statusOf(plain)]).toEqual(['success', 'success']);
  expect(statusOf(verbose.replace('200 OK', '404 Not Found'))).toBe('error');
});

test('a head that was pasted alone is read as such, an empty body as empty', () => {
  expect(readOutput('HTTP/1.1 200 OK\nServer: x').value).toEqual({ status: 200, headers: { server: 'x' } });
  expect(readOutput('HTTP/1.1 200 OK\nServer: x\n\n').value).toBe('');
  expect(statusOf('HTTP/1.1 200 OK\nServer: x\nContent-Length: 0\n\n')).toBe('unknown');
});
