import type { Problem, Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { isScalar } from '../../value.ts';

/** Lines that a program prints before its JSON; more than a few are a log that happens to hold some. */
const maxBannerLines = 5;

/** Whole JSON under up to five lines that are none, such as a version banner on the same stream. */
export const bannerReader: Reader = {
  id: 'banner',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text' || /^\s*[[{]/.test(input.text) || !/[\]}]\s{0,20}$/.test(input.text.slice(-21)))
      return null;
    const { text } = input;
    let start = 0;
    for (let lines = 0; lines < maxBannerLines; lines++) {
      const newline = text.indexOf('\n', start);
      if (newline < 0) return null;
      start = newline + 1;
      if (text[start] === '{' || text[start] === '[') {
        const { value } = parseJson(text.slice(start));
        if (value === undefined || isScalar(value)) return null;
        const problem: Problem = { id: 'banner.lines', values: { lines: lines + 1 }, start: 0, end: newline };
        const next = { of: 'text', text: text.slice(start) } as const;
        return { next, isFinal: false, offset: start, values: { lines: lines + 1 }, problems: [problem] };
      }
    }
    return null;
  },
};

export const examples = {
  hits: ['Server version: 1.2\n{"jsonrpc":"2.0","id":1,"result":{}}', 'npm warn old\n\n[\n  1\n]\n'],
  misses: [
    { text: '{"a":1}', why: 'nothing stands before the JSON' },
    { text: 'one\ntwo', why: 'no JSON follows' },
    { text: 'Started\n[12:00:01] ready [ok]', why: 'a line in brackets is no JSON' },
    { text: 'Config:\n{"a":1,}', why: 'what follows is broken' },
  ],
};
