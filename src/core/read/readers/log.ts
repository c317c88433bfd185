import { finishSteps } from '../../finish-steps.ts';
import type { Json, Reader, ReadInput, ReadStep } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { isLogContinuation, type LogLine, readLogLine } from '../log-lines.ts';
import { mapInSteps } from '../map-in-steps.ts';
import { probeLines, toldLines } from '../text-lines.ts';

const fewestLogRecords = 3;

/** A log of lines with time and level: one row a record, the lines that go on with it in its message. Nothing else is taken for one. */
export const logReader: Reader = {
  id: 'log',
  of: 'text',
  isWrapper: false,
  newestLast: true,
  read: (input) => finishSteps(readLog(input)),
  readInSteps: readLog,
};

function* readLog(input: ReadInput): Generator<null, ReadStep | null> {
  if (input.of !== 'text' || !isLog(probeLines(input.text))) return null;
  const records: { line: LogLine; more: string[] }[] = [];
  yield* mapInSteps(toldLines(input.text), ({ content }) => {
    const line = readLogLine(content);
    const last = records.at(-1);
    if (line !== null) records.push({ line, more: [] });
    else if (last === undefined) records.push({ line: { time: null, level: null, message: content }, more: [] });
    else last.more.push(content.trimEnd());
  });
  const isTimed = records.some(({ line }) => line.time !== null);
  const value = yield* mapInSteps(records, ({ line, more }): Json => {
    const message = [line.message, ...more].join('\n');
    return makeObject([
      ...(isTimed ? [['time', line.time] as const] : []),
      ['level', line.level],
      ['message', message],
    ]);
  });
  return { next: { of: 'value', value }, isFinal: false, format: 'log' };
}

/** Four lines of five start a record, half of the records name a level, and most of the text is records. */
function isLog(lines: readonly string[]): boolean {
  const read = lines.map((line) => ({ line, record: readLogLine(line) }));
  const records = read.flatMap(({ record }) => record ?? []);
  if (records.length < fewestLogRecords || records.length < lines.length * 0.4) return false;
  const stray = read.filter(({ line, record }) => record === null && !isLogContinuation(line)).length;
  if (stray > (records.length + stray) / 5) return false;
  const levels = records.flatMap(({ level }) => level ?? []);
  if (levels.length < records.length / 2) return false;
  return records.some(({ time }) => time !== null) || levels.some((level) => /^(?:INFO|DEBUG|TRACE)$/.test(level));
}

export const examples = {
  hits: [
    '2024-05-01T10:00:00Z INFO up\n2024-05-01T10:00:01Z ERROR down\n2024-05-01T10:00:02Z INFO up again\n',
    '2024-05-01 10:00:00,123 - DEBUG - one\n2024-05-01 10:00:01,123 - ERROR - two\nTraceback (most recent call last):\n  File "a.py", line 1\nValueError: x\n2024-05-01 10:00:02,123 - INFO - three\n',
    '[INFO] Scanning\n[WARNING] Old profile\n[INFO]\n[INFO] BUILD SUCCESS\n',
    'I0501 10:00:00.123456       1 main.go:10] up\nE0501 10:00:01.123456       1 main.go:20] down\nI0501 10:00:02.123456       1 main.go:30] up\n',
    'WARN  [2024-05-01 10:00:00,123] app: slow\nINFO  [2024-05-01 10:00:01,123] app: fast\nINFO  [2024-05-01 10:00:02,123] app: done\n',
  ],
  misses: [
    { text: '10:00:00 Ann: hello\n10:00:05 Lee: hi\n10:00:09 Ann: bye', why: 'people talk, and no line has a level' },
    { text: '2024-05-01T10:00:00Z INFO up\nThat was all.', why: 'one record is no log' },
    { text: '[ERROR] one\n[ERROR] two\n[ERROR] three', why: 'a list of errors is what went wrong' },
    { text: '2024-05-01: INFO desk opened\n2024-05-02: closed\n2024-05-03: closed', why: 'days alone are a diary' },
    { text: 'INFO: started\nINFO: ready\nINFO: done', why: 'neither a time nor a bracket marks a record' },
  ],
};
