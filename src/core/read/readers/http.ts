import type { Reader } from '../../model.ts';
import { readHeadOnly } from '../head-only.ts';
import { type HttpHead, readHttpHead, valuesOfAnswers } from '../http-head.ts';

/** Interim answers, redirects and proxies put heads before the last one; no honest dump has more. */
const maxHeads = 30;

/** What `curl -i` prints: status lines and headers, then a body. The last head counts. */
export const httpReader: Reader = {
  id: 'http',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text') return null;
    const { text } = input;
    let start = /^\s{0,20}/.exec(text)?.[0].length ?? 0;
    const heads: HttpHead[] = [];
    while (heads.length < maxHeads) {
      const head = readHttpHead(text, start);
      if (head === null) break;
      heads.push(head);
      start = head.end;
    }
    const last = heads.at(-1);
    if (last === undefined) return null;
    return {
      next: { of: 'text', text: text.slice(start) },
      isFinal: false,
      offset: start,
      facts: last.facts,
      values: valuesOfAnswers(heads.map(({ facts }) => facts.httpStatus ?? 0)),
      ...readHeadOnly(text, start, last.facts, false),
    };
  },
};

export const examples = {
  hits: [
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{"a":1}',
    'HTTP/2 204\n\n',
    'HTTP/1.1 100 Continue\n\nHTTP/1.1 301 Moved Permanently\nLocation: /b\n\nHTTP/1.1 404 Not Found\n\nnothing here',
    'HTTP/1.0 200 Connection established\r\n\r\nHTTP/2 200\r\nserver: x\r\n\r\nid,name\n1,Ann',
  ],
  misses: [
    { text: 'GET / HTTP/1.1\nHost: example.com\n\n', why: 'it is a request' },
    { text: 'The server sent HTTP/1.1 200 OK', why: 'words come before the status line' },
    { text: 'HTTP/1.1 is a protocol', why: 'no status follows' },
  ],
};
