import { finishSteps } from '../../finish-steps.ts';
import type { Json, Reader, ReadInput, ReadStep } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { mapInSteps } from '../map-in-steps.ts';
import { accountOfRawRows, fitMost, toRawRow } from '../raw-rows.ts';
import { probeLines, type TextLine, toldLines } from '../text-lines.ts';

const accessLine =
  /^(\S{1,255}) (\S{1,100}) (\S{1,100}) \[([^\]\n]{10,60})\] "((?:[^"\\]|\\.){0,8000})" (\d{3}|-) (\d{1,20}|-)(?: "((?:[^"\\]|\\.){0,8000})" "((?:[^"\\]|\\.){0,8000})")?(.*)$/;
const columnsOfAccess = [
  'host',
  'ident',
  'user',
  'time',
  'method',
  'path',
  'protocol',
  'status',
  'size',
  'referrer',
  'agent',
  'more',
] as const;

/** The common and the combined log of web servers, one row a request; a dash is null. */
export const accessLogReader: Reader = {
  id: 'access-log',
  of: 'text',
  isWrapper: false,
  newestLast: true,
  read: (input) => finishSteps(readAccessLog(input)),
  readInSteps: readAccessLog,
};

function* readAccessLog(input: ReadInput): Generator<null, ReadStep | null> {
  if (input.of !== 'text') return null;
  const isAccess = (line: string) => accessLine.test(line);
  const probe = probeLines(input.text);
  if (probe.length < 2 || !fitMost(probe.slice(0, 20), isAccess) || !fitMost(probe, isAccess)) return null;
  const requests = yield* mapInSteps(
    toldLines(input.text),
    (line): readonly string[] | TextLine => partsOfRequest(accessLine.exec(line.content.trimEnd())) ?? line,
  );
  const raw = requests.filter((request) => 'content' in request);
  if (raw.length > requests.length / 5) return null;
  const isTold = columnsOfAccess.map((_, column) =>
    requests.some((request) => !('content' in request) && !/^-?$/.test(request[column] ?? '')),
  );
  const toRow = (cells: readonly string[]): Json =>
    makeObject(
      columnsOfAccess.flatMap((name, column) => {
        const cell = cells[column] ?? '';
        return column >= 9 && !isTold[column] ? [] : [[name, /^-?$/.test(cell) ? null : cell] as const];
      }),
    );
  const value = yield* mapInSteps(requests, (request) => ('content' in request ? toRawRow(request) : toRow(request)));
  return { next: { of: 'value', value }, isFinal: false, format: 'access-log', ...accountOfRawRows(raw) };
}

/** The request line holds method, path and protocol; a path may hold blanks. */
function partsOfRequest(match: RegExpExecArray | null): readonly string[] | null {
  if (match === null) return null;
  const [, host = '', ident = '', user = '', time = '', request = '', status = '', size = ''] = match;
  const [, method = '', path = request, protocol = ''] =
    /^([A-Z]{1,20}) (.{1,8000}?)(?: (HTTPS?\/[\d.]{1,5}))?$/.exec(request) ?? [];
  const tail = [match[8] ?? '', match[9] ?? '', (match[10] ?? '').trim()];
  return [host, ident, user, time, method, path, protocol, status, size, ...tail];
}

export const examples = {
  hits: [
    '127.0.0.1 - ann [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.0" 200 2326\n::1 - - [10/Oct/2000:13:55:37 -0700] "POST /b c HTTP/1.1" 404 -\n',
    'h - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/2" 200 1 "https://h/" "curl/8 \\"x\\""\nh - - [10/Oct/2000:13:55:37 -0700] "-" 400 0 "-" "-"\n',
  ],
  misses: [
    { text: '127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.0" 200 2326', why: 'one line is no log' },
    { text: 'one line\nanother line', why: 'no line has the form' },
    { text: '[10/Oct/2000:13:55:36] started\n[10/Oct/2000:13:55:37] stopped', why: 'no request is in it' },
  ],
};
