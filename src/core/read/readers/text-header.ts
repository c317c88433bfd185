import type { Json, Reader } from '../../model.ts';
import { factsOfHeader, headerName } from '../header-facts.ts';

/** Names that shells and agents print above an output, beside those that become facts. */
const headerNames =
  /^(?:tool|toolname|callid|toolcallid|exitcode|exitstatus|returncode|httpstatus|statuscode|status|duration|elapsed|walltime|command|directory|cwd|signal|pid|chunkid|originaltokencount|totaloutputlines)$/;
const maxTextHeaders = 10;

/** A few `key: value` lines that say how the call went, such as `Exit code: 0`, over the text that it gave. */
export const textHeaderReader: Reader = {
  id: 'text-header',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text' || !/^[A-Z][A-Za-z _-]{2,30}(?:: |with code \d)/.test(input.text)) return null;
    const { text } = input;
    const entries: [string, Json][] = [];
    let start = 0;
    for (let line = headerLine(text, start); line !== null; line = headerLine(text, start)) {
      if (entries.length === maxTextHeaders) return null;
      entries.push(line.entry);
      start = line.end;
    }
    const { exitCode, httpStatus, durationMs, ...others } = factsOfHeader(entries);
    if (exitCode === undefined && httpStatus === undefined && durationMs === undefined) return null;
    const border = /^(?:(?:output|stdout|result|body|content):[ \t]*)?(?:\r?\n|$)/i.exec(text.slice(start, start + 40));
    if (border === null) return null;
    const offset = start + border[0].length;
    const facts = {
      ...others,
      ...(exitCode === undefined ? {} : { exitCode }),
      ...(httpStatus === undefined ? {} : { httpStatus }),
      ...(durationMs === undefined ? {} : { durationMs }),
    };
    return {
      next: { of: 'text', text: text.slice(offset) },
      isFinal: false,
      offset,
      facts,
      values: { lines: entries.length, keys: entries.map(([key]) => key).join(', ') },
    };
  },
};

function headerLine(text: string, start: number): { entry: [string, Json]; end: number } | null {
  const newline = text.indexOf('\n', start);
  const end = newline < 0 ? text.length : newline + 1;
  const line = text.slice(start, Math.min(end, start + 2000)).trimEnd();
  const exit = /^Process exited with code (\d{1,3})$/.exec(line);
  if (exit !== null) return { entry: ['exit_code', Number(exit[1])], end };
  const match = /^([A-Za-z][A-Za-z _-]{1,30}):[ \t](.*)$/.exec(line);
  if (match === null || !headerNames.test(headerName(match[1] ?? ''))) return null;
  const value = (match[2] ?? '').trim();
  return { entry: [match[1] ?? '', /^-?\d{1,9}$/.test(value) ? Number(value) : value], end };
}

export const examples = {
  hits: [
    'Exit code: 0\nWall time: 0.2 seconds\nOutput:\nhello',
    'Exit code: 1\n\nNo such file',
    'Command: ls\nExit code: 0\nStdout:\na\nb\n',
  ],
  misses: [
    { text: 'Status: all good\n\nThe end.', why: 'no line says how the call went' },
    { text: 'Exit code: 0\nName: Ann', why: 'a line that belongs to the text follows at once' },
    { text: 'Error: boom\n\n    at main (a.js:1)', why: 'an error line is text for people' },
  ],
};
