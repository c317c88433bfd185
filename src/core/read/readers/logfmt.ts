import { finishSteps } from '../../finish-steps.ts';
import type { Json, Reader, ReadInput, ReadStep } from '../../model.ts';
import { isObject, lookUp, makeObject, sizeOf } from '../../value.ts';
import { mapInSteps } from '../map-in-steps.ts';
import { accountOfRawRows, fitMost, toRawRow } from '../raw-rows.ts';
import { probeLines, type TextLine, toldLines } from '../text-lines.ts';

/** Lines of `key=value` pairs and nothing else, values in double quotes where they hold blanks. */
export const logfmtReader: Reader = {
  id: 'logfmt',
  of: 'text',
  isWrapper: false,
  newestLast: true,
  read: (input) => finishSteps(readLogfmt(input)),
  readInSteps: readLogfmt,
};

function* readLogfmt(input: ReadInput): Generator<null, ReadStep | null> {
  if (input.of !== 'text' || !/^\s{0,20}[A-Za-z_@][\w.@/-]{0,100}=/.test(input.text)) return null;
  const probe = probeLines(input.text);
  if (!fitMost(probe.slice(0, 10), isPairs) || !fitMost(probe, isPairs)) return null;
  const raw: TextLine[] = [];
  const rows = yield* mapInSteps(toldLines(input.text), (line): Json => {
    const row = readPairs(line.content);
    if (row === null) raw.push(line);
    return row ?? toRawRow(line);
  });
  if (raw.length > rows.length / 5 || (rows.length === 1 && !isLogfmtRecord(rows[0]))) return null;
  return { next: { of: 'value', value: rows }, isFinal: false, format: 'logfmt', ...accountOfRawRows(raw) };
}

function isPairs(line: string): boolean {
  return readPairs(line) !== null;
}

/** One line alone must say what logs say. */
function isLogfmtRecord(row: Json | undefined): boolean {
  const hasOne = (...keys: readonly string[]) => keys.some((key) => lookUp(row, key) !== undefined);
  return isObject(row) && sizeOf(row) > 2 && hasOne('msg', 'message') && hasOne('level', 'lvl', 'time', 'ts');
}

/** Null where anything stands between the pairs, or fewer than two. */
function readPairs(content: string): Json | null {
  const pair = /\s*([A-Za-z_@][\w.@/-]{0,100})=(?:"((?:[^"\\]|\\.)*)"|([^\s"=]\S*|))(?=\s|$)/y;
  const line = content.trim();
  const entries: [string, Json][] = [];
  for (let end = 0; end < line.length; end = pair.lastIndex) {
    const [whole, key = '', quoted, bare = ''] = pair.exec(line) ?? [];
    if (whole === undefined) return null;
    entries.push([key, quoted === undefined ? bare : unescapeLogfmt(quoted)]);
  }
  return entries.length > 1 ? makeObject(entries) : null;
}

function unescapeLogfmt(quoted: string): string {
  const named: { readonly [letter: string]: string | undefined } = { n: '\n', t: '\t', r: '\r' };
  return quoted.replace(/\\(.)/g, (_, letter: string) => named[letter] ?? letter);
}

export const examples = {
  hits: [
    'time=2024-05-01T10:00:00Z level=info msg="up and \\"ready\\"" port=80\ntime=2024-05-01T10:00:01Z level=error msg=down reason=\n',
    'ts=1 level=warn msg="one line"',
  ],
  misses: [
    { text: 'PATH=/bin\nHOME=/root', why: 'one pair a line is a file of settings' },
    { text: 'a=1 b=2', why: 'one line without a message may be anything' },
    { text: 'x=1 and y=2\nx=3 and y=4', why: 'words stand between the pairs' },
    { text: 'SELECT a=1 FROM t', why: 'it does not start with a pair' },
  ],
};
