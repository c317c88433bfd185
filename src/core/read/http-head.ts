import type { Facts, Values } from '../model.ts';

export interface HttpHead {
  readonly facts: Facts;
  /** Where the text after the head starts. */
  readonly end: number;
}

/** More lines than these are no headers. */
const maxHeaderLines = 1000;

/** The status line at `start` with the headers below it, each line after `mark`; null when no answer starts there. */
export function readHttpHead(text: string, start: number, mark = ''): HttpHead | null {
  const first = httpLine(text, start, mark);
  const status = /^HTTP\/\d(?:\.\d)?[ \t]{1,5}(\d{3})(?:[ \t]|$)/.exec(first?.content ?? '')?.[1];
  if (first === null || status === undefined) return null;
  const headers: [string, string][] = [];
  let end = first.end;
  for (let lines = 0; lines < maxHeaderLines; lines++) {
    const line = httpLine(text, end, mark);
    if (line === null) break;
    const last = headers.at(-1);
    const header = /^([\w!#$%&'*+.^`|~-]{1,200}):(.*)$/s.exec(line.content);
    if (header !== null) headers.push([(header[1] ?? '').toLowerCase(), (header[2] ?? '').trim()]);
    else if (/^[ \t]+\S/.test(line.content) && last !== undefined) last[1] += ` ${line.content.trim()}`;
    else if (line.content.trim() !== '') break;
    end = line.end;
    if (line.content.trim() === '') break;
  }
  return { facts: { httpStatus: Number(status), headers: joinHeaders(headers) }, end };
}

/** What is said of answers with these status codes, of which the last is read. */
export function valuesOfAnswers(codes: readonly number[]): Values {
  const before = codes.slice(0, -1).join(', ');
  return { answers: codes.length, status: codes.at(-1) ?? 0, ...(before === '' ? {} : { before }) };
}

/** The line without its mark and the space after it; null where the text ends or the mark is missing. */
function httpLine(text: string, start: number, mark: string): { content: string; end: number } | null {
  if (start >= text.length || !text.startsWith(mark, start)) return null;
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline + 1;
  const line = text.slice(start + mark.length, end).replace(/\r?\n$/, '');
  return { content: mark === '' ? line : line.replace(/^ /, ''), end };
}

/** Equal names are one header, their values joined by commas. */
function joinHeaders(headers: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  const joined = new Map<string, string>();
  for (const [name, value] of headers) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(joined);
}
