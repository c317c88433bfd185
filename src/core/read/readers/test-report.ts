import type { Json, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { readTestFile, readTestLine, type TestLine } from '../test-lines.ts';
import { probeLines, toldLines } from '../text-lines.ts';

const summaryLine =
  /^"?(Test Suites|Test Files|Tests|Snapshots|Time|Start at|Duration|Ran all test suites.*?)(?::\s+|\s{2,})(\S.*?)"?$/;
const totalLine =
  /^(?:=+ ((?:\d+ (?:failed|passed|skipped|errors?|warnings?|deselected|xfailed|xpassed)(?:, )?)+ in [\d.]+s.*?) =+|(test result: .+)|(\d+ passing.*|\d+ failing|\d+ pending)|(Ran \d+ tests? in .+)|(FAILED \(.+\)|OK)|# ((?:tests|pass|fail|skipped) \d+)|(1\.\.\d+))$/;

/** What test runners print (Jest, Vitest, Mocha, pytest, Go, Cargo, TAP): the tests as rows, their totals, the rest as text. */
export const testReportReader: Reader = {
  id: 'test-report',
  of: 'text',
  isWrapper: false,
  longest: 2_000_000,
  read(input) {
    if (input.of !== 'text' || !hasTestLine(input.text)) return null;
    const tests: TestLine[] = [];
    const files: TestLine[] = [];
    const totals = new Map<string, Json>();
    const others: string[] = [];
    const reports = readSummaries(input.text);
    for (const { content } of toldLines(input.text)) {
      const line = content.slice(0, 4000).trim();
      const test = readTestLine(content.slice(0, 4000).trimEnd());
      const file = readTestFile(line);
      const total = totalLine.exec(line);
      const [, name, said] = summaryLine.exec(line) ?? [];
      if (test !== null) tests.push(test);
      else if (file !== null) files.push(file);
      else if (total !== null)
        totals.set(`total_${totals.size + 1}`, total.slice(1).find((part) => part !== undefined) ?? line);
      else if (name !== undefined) totals.set(name, said ?? '');
      else others.push(content.trimEnd());
    }
    if (reports.length > 1 && tests.length === 0 && others.length <= reports.length * 2) {
      return { next: { of: 'value', value: reports }, isFinal: false, format: 'test-report' };
    }
    const lines = tests.length + files.length;
    const isReport = (tests.length > 0 && totals.size > 0) || lines > 2 || (lines > 0 && totals.size > 1);
    if (!isReport || lines + totals.size < others.length / 20) return null;
    const value = makeObject([
      ...totals,
      ...(files.length === 0 ? [] : [['files', files.map(toTestRow)] as const]),
      ...(tests.length === 0 ? [] : [['tests', tests.map(toTestRow)] as const]),
      ...(others.length === 0 ? [] : [['output', others.join('\n')] as const]),
    ]);
    return { next: { of: 'value', value }, isFinal: false, format: 'test-report' };
  },
};

/** Near its start or its end. */
function hasTestLine(text: string): boolean {
  return [text, text.slice(-10_000)].flatMap(probeLines).some((content) => {
    const line = content.slice(0, 4000);
    const trimmed = line.trim();
    return (
      readTestLine(line) !== null ||
      readTestFile(trimmed) !== null ||
      totalLine.test(trimmed) ||
      summaryLine.test(trimmed)
    );
  });
}

/** Totals that stand under headings of their own, a row for each. */
function readSummaries(text: string): readonly Json[] {
  const rows: { title: string | null; members: [string, Json][] }[] = [];
  let title: string | null = null;
  for (const { content } of toldLines(text)) {
    const [, name, said = ''] = summaryLine.exec(content.slice(0, 4000).trim()) ?? [];
    const last = rows.at(-1);
    if (name === undefined) title = content.replace(/^#{1,6} /, '').trim();
    else if (last === undefined || last.members.some(([known]) => known === name))
      rows.push({ title, members: [[name, said]] });
    else last.members.push([name, said]);
  }
  return rows.map(({ title: heading, members }) =>
    makeObject([...(heading === null ? [] : [['title', heading] as const]), ...members]),
  );
}

function toTestRow({ status, name, file, duration }: TestLine): Json {
  return makeObject([
    ['status', status],
    ['name', name],
    ...(file === null ? [] : [['file', file] as const]),
    ...(duration === null ? [] : [['duration', duration] as const]),
  ]);
}

export const examples = {
  hits: [
    'PASS test/a.test.ts (2.1 s)\n  adding\n    ✓ adds (5 ms)\n    ✕ carries (1 ms)\n\nTests:       1 failed, 1 passed, 2 total\nTime:        2.5 s\n',
    'test_a.py::test_one PASSED   [ 50%]\ntest_a.py::test_two FAILED   [100%]\n\n===== 1 failed, 1 passed in 0.12s =====\n',
    '--- PASS: TestOne (0.00s)\n--- FAIL: TestTwo (0.01s)\n    a_test.go:9: want 1\nFAIL\texample.com/a\t0.2s\n',
    'running 2 tests\ntest a::b ... ok\ntest a::c ... FAILED\n\ntest result: FAILED. 1 passed; 1 failed; 0 ignored\n',
    'TAP version 13\n1..2\nok 1 - adds\nnot ok 2 - carries # TODO later\n',
    'Suite one\nTest Suites: 1 failed, 1 total\nTests: 3 failed, 3 total\n\nSuite two\nTest Suites: 1 passed, 1 total\nTests: 1 passed, 1 total\n',
  ],
  misses: [
    { text: 'Tests: we ran them\nTime: noon', why: 'two keys are no totals of a runner' },
    { text: 'ok then\nnot ok', why: 'no number follows' },
    { text: '✓ milk\n✕ bread', why: 'two marks are a list' },
    { text: 'test the door ... ok', why: 'one line may be anything' },
  ],
};
