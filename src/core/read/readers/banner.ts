import type { Problem, Reader, ReadStep } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { isScalar } from '../../value.ts';

/** More lines than these are a log that happens to hold JSON. */
const maxBannerLines = 5;

/** Whole JSON with up to five lines before or after it that are none, such as a version or a "done" on the same stream. */
export const bannerReader: Reader = {
  id: 'banner',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text') return null;
    return /^\s*[[{]/.test(input.text) ? cutAfter(input.text) : cutBefore(input.text);
  },
};

/** The first line that opens a bracket must open whole JSON, or rows of it. */
function cutBefore(text: string): ReadStep | null {
  let start = 0;
  for (let lines = 1; lines <= maxBannerLines; lines++) {
    const newline = text.indexOf('\n', start);
    if (newline < 0) return null;
    start = newline + 1;
    if (text[start] !== '{' && text[start] !== '[') continue;
    const rest = text.slice(start);
    if (!isContainer(rest) && !rest.split('\n', 2).every(isContainer)) return null;
    return keepJson(text, rest, start, { id: 'banner.before', values: { lines }, start: 0, end: newline });
  }
  return null;
}

/** The JSON ends with the last of the final lines that closes a bracket. */
function cutAfter(text: string): ReadStep | null {
  const full = text.trimEnd().length;
  let end = full;
  for (let lines = 1; lines <= maxBannerLines; lines++) {
    end = text.lastIndexOf('\n', end - 1);
    if (end < 0 || /^[[{"]/.test(text.slice(end + 1, end + 2))) return null;
    if (!/[\]}]\s*$/.test(text.slice(Math.max(0, end - 20), end))) continue;
    const json = text.slice(0, end);
    if (!isContainer(json)) return null;
    return keepJson(text, json, 0, { id: 'banner.after', values: { lines }, start: end + 1, end: full });
  }
  return null;
}

function isContainer(text: string): boolean {
  const { value } = parseJson(text);
  return value !== undefined && !isScalar(value);
}

function keepJson(text: string, json: string, offset: number, problem: Problem): ReadStep {
  const values = { ...problem.values, text: text.slice(problem.start, problem.end).slice(0, 500) };
  return { next: { of: 'text', text: json }, isFinal: false, offset, values, problems: [problem] };
}

export const examples = {
  hits: [
    'Server version: 1.2\n{"jsonrpc":"2.0","id":1,"result":{}}',
    'npm warn old\n\n[\n  1\n]\n',
    'Starting\n{"a":1}\n{"a":2}\n',
    '{"a":1}\nDone in 0.2 s.\n',
  ],
  misses: [
    { text: '{"a":1}', why: 'nothing stands beside the JSON' },
    { text: 'one\ntwo', why: 'no JSON follows' },
    { text: 'Started\n[12:00:01] ready [ok]', why: 'a line in brackets is no JSON' },
    { text: 'Config:\n{"a":1,}', why: 'what follows is broken' },
    { text: '{"a":1} and more', why: 'words follow on the same line' },
    { text: '{\n}\n{\n}', why: 'a second value follows' },
  ],
};
