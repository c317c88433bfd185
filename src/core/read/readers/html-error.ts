import type { Json, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { decodeHtml, wordsOfHtml } from '../html-words.ts';

/** An error page is short; what is longer is a page to read. */
const longestErrorPage = 100_000;

/** A server's or proxy's error page: its title, its status and the words on it, without the markup. */
export const htmlErrorReader: Reader = {
  id: 'html-error',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || input.text.length > longestErrorPage) return null;
    const { text } = input;
    if (
      !/^(?:<\?xml[^>]{0,100}>\s{0,20})?<(?:!doctype html|html|head|body|title|center)\b/i.test(
        text.trimStart().slice(0, 400),
      )
    )
      return null;
    const headings = [/<title[^>]{0,200}>([^<]{1,300})</i, /<h1[^>]{0,200}>([^<]{1,300})</i].flatMap((heading) => {
      const found = heading.exec(text)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';
      return found === '' ? [] : [decodeHtml(found)];
    });
    const code = headings.map(statusOfHeading).find((status) => status !== null) ?? null;
    if (code === null) return null;
    const ray = /\bRay ID:\s{0,5}(?:<[^>]{1,60}>){0,2}([0-9a-f]{8,32})\b/i.exec(text)?.[1];
    const members: [string, Json][] = [
      ['title', headings[0] ?? ''],
      ['code', code],
      ...(ray === undefined ? [] : [['ray', ray] as [string, Json]]),
      ['text', wordsOfHtml(text)],
    ];
    return { next: { of: 'value', value: makeObject(members) }, isFinal: true, format: 'html-error' };
  },
};

/** `502 Bad Gateway`, `example.com | 522: Connection timed out`, `Error 404 (Not Found)!!1`. */
function statusOfHeading(heading: string): number | null {
  const status = /(?:^|[|–-] ?|error:? |status:? |HTTP )([45]\d\d)\b(?! (?:items|results|pages|ways|things))/i.exec(
    heading,
  )?.[1];
  return status === undefined || heading.length > 120 ? null : Number(status);
}

export const examples = {
  hits: [
    '<html><head><title>502 Bad Gateway</title></head><body>gw</body></html>',
    '<!DOCTYPE html>\n<html><head><title>example.com | 522: Connection timed out</title><style>p{}</style></head><body><p>Ray ID: <strong>8a1b2c3d4e5f6071</strong></p></body></html>',
    '<html><body><h1>404 Not Found</h1><p>nginx &amp; co</p></body></html>',
  ],
  misses: [
    {
      text: '<html><head><title>Orders</title></head><body>404 rows</body></html>',
      why: 'the title tells of no error',
    },
    { text: '<p>502 Bad Gateway</p>', why: 'it is a piece of a page' },
    { text: '<html><head><title>500 results for shoes</title></head></html>', why: 'the figure counts results' },
  ],
};
