/** One test as a runner reports it. */
export interface TestLine {
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly name: string;
  readonly file: string | null;
  readonly duration: string | null;
}

const durationForm = '(\\d{1,9}(?:\\.\\d{1,6})? ?(?:ms|s|m))';
const markLine = new RegExp(`^\\s*([✓✔√✕✗✘×○]) (\\S.*?)(?: \\(?${durationForm}\\)?)?$`, 'u');
const goLine = /^\s*--- (PASS|FAIL|SKIP): (\S{1,500}) \((\d+\.\d+s)\)$/;
const goPackage = /^(ok|FAIL|\?)\s+\t?(\S{1,300})\s+(?:(\d+\.\d+s|\(cached\)).*|\[no test files\])$/;
const pytestLine = /^(\S{1,300}\.py)::(\S.{0,500}?) (PASSED|FAILED|SKIPPED|ERROR|XFAIL|XPASS)(?:\s+\[\s*\d+%\])?$/;
const cargoLine = /^test (\S.{0,500}?) \.\.\. (ok|FAILED|ignored)$/;
const unittestLine = /^(\w{1,200}) \((\S{1,300})\)(?:\n.*)? \.\.\. (ok|FAIL|ERROR|skipped\b.*)$/;
const tapLine = /^(ok|not ok) \d{1,9}(?: -)? (\S.*?)(?: # (SKIP|TODO)\b.*)?$/i;
const fileLine = new RegExp(`^(PASS|FAIL) {1,2}(\\S{1,300})(?: \\(${durationForm}\\))?$`);

/** Null for a line that reports no test. */
export function readTestLine(line: string): TestLine | null {
  const mark = markLine.exec(line);
  if (mark !== null)
    return testOf(/[✓✔√]/.test(mark[1] ?? '') ? 'ok' : mark[1] === '○' ? 'skip' : 'fail', mark[2], null, mark[3]);
  const go = goLine.exec(line);
  if (go !== null) return testOf(go[1], go[2], null, go[3]);
  const pytest = pytestLine.exec(line);
  if (pytest !== null) return testOf(pytest[3], pytest[2], pytest[1]);
  const cargo = cargoLine.exec(line);
  if (cargo !== null) return testOf(cargo[2], cargo[1], null);
  const unit = unittestLine.exec(line);
  if (unit !== null) return testOf(unit[3], unit[1], unit[2]);
  const tap = tapLine.exec(line);
  return tap === null ? null : testOf(tap[3] === undefined ? tap[1] : 'skip', tap[2], null);
}

/** A line about a file or package of tests. */
export function readTestFile(line: string): TestLine | null {
  const go = goPackage.exec(line);
  if (go !== null) return testOf(go[1] === '?' ? 'skip' : go[1], go[2], null, go[3]);
  const file = fileLine.exec(line);
  return file === null ? null : testOf(file[1], file[2], null, file[3]);
}

function testOf(word = '', name = '', file: string | null = null, time: string | null = null): TestLine {
  const status = /^(?:ok|pass)/i.test(word) ? 'passed' : /^(?:skip|ignored|xfail)/i.test(word) ? 'skipped' : 'failed';
  return { status, name, file, duration: time };
}
