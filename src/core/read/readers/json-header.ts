import type { Facts, JsonObject, Reader, ReadStep } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { entriesOf, isObject, keysOf, memberOf } from '../../value.ts';
import { factsOfHeader } from '../header-facts.ts';

interface HeaderLine {
  readonly value: JsonObject;
  readonly end: number;
}

const maxJsonHeaders = 3;

/** One to three lines of JSON that say how the call went, over the text that it gave. */
export const jsonHeaderReader: Reader = {
  id: 'json-header',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text' || !/^\s*\{\s*"/.test(input.text)) return null;
    const { text } = input;
    const lines = readHeaderLines(text);
    const end = lines.at(-1)?.end ?? 0;
    const entries = lines.flatMap((line) => entriesOf(line.value));
    const facts = factsOfHeader(entries);
    if (lines.length === 0 || !isCallHeader(facts, text, lines)) return null;
    const values = {
      lines: lines.length,
      keys: entries
        .map(([key]) => key)
        .join(', ')
        .slice(0, 200),
    };
    const hasStreams = text.includes('\nstderr:', end);
    const label = hasStreams ? 0 : (/^(?:stdout|output):[ \t]*\r?\n/i.exec(text.slice(end, end + 40))?.[0].length ?? 0);
    const body = text.slice(end + label);
    if (body.trim() === '') return { ...readEmptyBody(lines), facts, values };
    return { next: { of: 'text', text: body }, isFinal: false, offset: end + label, facts, values };
  },
};

/** The first lines that are objects, each with keys of its own: rows repeat their keys, headers don't. */
function readHeaderLines(text: string): readonly HeaderLine[] {
  const lines: HeaderLine[] = [];
  const seen = new Set<string>();
  let start = 0;
  while (lines.length < maxJsonHeaders && start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(start, end).trim();
    const value = rowOf(line);
    if (value === null || keysOf(value).some((key) => seen.has(key))) break;
    if (Object.keys(factsOfHeader(entriesOf(value))).length === 0) break;
    for (const key of keysOf(value)) seen.add(key);
    lines.push({ value, end });
    start = end;
  }
  return lines;
}

/** A tool's name with an outcome is a header over anything but its like; less is one only over text that is no rows of JSON. */
function isCallHeader(facts: Facts, text: string, lines: readonly HeaderLine[]): boolean {
  const end = lines.at(-1)?.end ?? 0;
  const below = text.slice(end, end + 20_000).split('\n', 20);
  const rows = below.map(rowOf).filter((row) => row !== null);
  const saysOutcome = facts.isError !== undefined || facts.exitCode !== undefined || facts.httpStatus !== undefined;
  if (facts.tool !== undefined && saysOutcome) {
    const isLike = (row: JsonObject) =>
      lines.some((line) => keysOf(line.value).some((key) => memberOf(row, key) !== undefined));
    return (rows.length === 1 && lines.length > 1) || !rows.some(isLike);
  }
  if (!saysOutcome && facts.durationMs === undefined) return false;
  return rows.length === 0 && below.some((line) => line.trim() !== '');
}

function rowOf(line: string): JsonObject | null {
  const value = line.trim().startsWith('{') ? parseJson(line.trim()).value : undefined;
  return isObject(value) ? value : null;
}

const saysNothingFound = /^(?:no_?data|no_?results?|empty|not_?found)$/i;

/** With nothing below it the header itself says why: by its error's text, or by its status beside what was asked. */
function readEmptyBody(lines: readonly HeaderLine[]): ReadStep {
  const findMember = (key: string) =>
    lines.map((line) => memberOf(line.value, key)).find((member) => member !== undefined);
  const error = findMember('error');
  if (typeof error === 'string' && error !== '') return { next: { of: 'text', text: error }, isFinal: false };
  const empty = lines.find(({ value }) => saysNothingFound.test(String(memberOf(value, 'status'))));
  return { next: empty === undefined ? { of: 'text', text: '' } : { of: 'value', value: empty.value }, isFinal: true };
}

export const examples = {
  hits: [
    '{"tool_name":"logs","params":{}}\n{"status":"success","return_code":0}\nline one\nline two',
    '{"exit_code":1}\nNo such file',
    '{"tool":"get","status":"ok"}\n{\n  "a": 1\n}',
    '{"tool_name":"logs"}\n{"status":"no_data","error":null,"return_code":0}\n',
  ],
  misses: [
    { text: '{"status":"ok","id":1}\n{"status":"ok","id":2}', why: 'the lines are rows' },
    { text: '{"tool":"a","status":"ok"}\n{"tool":"b","status":"ok"}', why: 'the lines are rows of a log of calls' },
    { text: '{"level":"info"}\nplain line', why: 'the first line says nothing about the call' },
    { text: '{"exit_code":0}', why: 'nothing follows' },
    { text: '{"status":"ok","id":1}\nnoise\n{"status":"ok","id":2}', why: 'rows follow the noise' },
  ],
};
