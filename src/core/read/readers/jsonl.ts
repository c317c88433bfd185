import { finishSteps } from '../../finish-steps.ts';
import type { Json, Problem, Reader, ReadInput, ReadStep } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { isScalar, makeObject } from '../../value.ts';
import { isUnclosedJson } from '../meant-as-json.ts';

const linesAtOnce = 500;

/** One JSON object or list a line. A line that isn't JSON is kept as `{_raw}` with a problem, while most lines are. */
export const jsonlReader: Reader = {
  id: 'jsonl',
  of: 'text',
  isWrapper: false,
  pinsWith: ['json', 'broken-json'],
  read: (input) => finishSteps(readJsonLines(input)),
  readInSteps: readJsonLines,
};

function* readJsonLines(input: ReadInput): Generator<null, ReadStep | null> {
  if (input.of !== 'text' || !/^\s*[[{]/.test(input.text) || !input.text.trimEnd().includes('\n')) return null;
  const rows: Json[] = [];
  const problems: Problem[] = [];
  let bad = 0;
  let start = 0;
  let isCut = false;
  for (const [index, line] of input.text.split('\n').entries()) {
    const end = start + line.length;
    const trimmed = line.trim();
    if (trimmed !== '') {
      const offset = start + line.indexOf(trimmed);
      const { value, problems: faults } = parseJson(trimmed);
      const isRow = value !== undefined && !isScalar(value);
      if (!isRow) bad++;
      if (bad > 3 && bad > rows.length / 2) return null;
      rows.push(isRow ? value : makeObject([['_raw', line]]));
      isCut = !isRow && faults.some(isUnclosedJson);
      if (!isRow) problems.push({ id: 'jsonl.bad-line', values: { line: index + 1 }, start: offset, end });
      else
        for (const fault of faults) problems.push({ ...fault, start: fault.start + offset, end: fault.end + offset });
    }
    start = end + 1;
    if (index % linesAtOnce === linesAtOnce - 1) yield null;
  }
  if (rows.length - bad < 2 || bad > rows.length / 3) return null;
  const warnings = isCut ? ['input_truncated'] : bad > 0 ? ['input_irregular'] : [];
  return {
    next: { of: 'value', value: rows },
    isFinal: false,
    format: 'jsonl',
    problems,
    isPartial: isCut,
    warnings,
  };
}

export const examples = {
  hits: ['{"a":1}\n{"a":2}', '{"a":1}\n\n{"a":2}\n', '{"a":1}\n{"a":2}\nplain line\n'],
  misses: [
    { text: '{"a":1}', why: 'one object is plain JSON' },
    { text: '{\n"a": 1\n}', why: 'no line is JSON by itself' },
    { text: 'a\nb', why: 'no line starts an object' },
  ],
};
