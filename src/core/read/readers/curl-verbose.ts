import type { Reader } from '../../model.ts';
import { readHeadOnly } from '../head-only.ts';
import { readHttpHead, valuesOfAnswers } from '../http-head.ts';

/** Lines that curl itself prints between the headers and the body. */
const curlLine =
  /^(?:[*<>](?: .*)?|[{}] \[\d{1,12} bytes data\]|\s{0,3}% Total.*|\s{0,40}Dload .*|\s{0,3}\d{1,3} .*--:--.*)$/;
const closingLine = /\n?\* Connection #\d{1,9} to host [^\n]{1,300}$/;

/** What `curl -v` prints: lines marked `*`, `>` and `<` around a body. The last answer counts. */
export const curlVerboseReader: Reader = {
  id: 'curl-verbose',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text' || !/^\s{0,20}[*<>{] /.test(input.text)) return null;
    const { text } = input;
    const answers = [...text.matchAll(/^< HTTP\/\d(?:\.\d)?[ \t]{1,5}(\d{3})\b/gm)];
    const answerAt = answers.at(-1)?.index ?? 0;
    const head = readHttpHead(text, answerAt, '<');
    if (head === null) return null;
    const requests = [...text.slice(0, answerAt).matchAll(/^> ([A-Z]{1,20}) \S/gm)];
    const isHeadRequest = requests.at(-1)?.[1] === 'HEAD';
    let start = head.end;
    for (let end = curlLineEnd(text, start); start < text.length; end = curlLineEnd(text, start)) {
      if (!curlLine.test(text.slice(start, end).trimEnd())) break;
      start = Math.min(end + 1, text.length);
    }
    const tail = text.slice(start).trimEnd();
    const closing = closingLine.exec(tail.slice(-400))?.[0].length ?? 0;
    const body = closing > 0 ? tail.slice(0, -closing) : text.slice(start);
    return {
      next: { of: 'text', text: body },
      isFinal: false,
      offset: start,
      facts: head.facts,
      values: valuesOfAnswers(answers.slice(-30).map(([, status]) => Number(status))),
      ...readHeadOnly(text.slice(0, head.end) + body, head.end, head.facts, isHeadRequest),
    };
  },
};

function curlLineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

export const examples = {
  hits: [
    '* Connected to example.com\n> GET / HTTP/1.1\n> \n< HTTP/1.1 200 OK\n< server: x\n< \n{"a":1}',
    '> GET / HTTP/2\n> \n< HTTP/2 404 \n< \n* left over\nnot found\n* Connection #0 to host example.com left intact\n',
  ],
  misses: [
    { text: '* one\n* two\n', why: 'it is a list in Markdown' },
    { text: '> he said HTTP/1.1 200 OK\n', why: 'it is a quotation' },
  ],
};
