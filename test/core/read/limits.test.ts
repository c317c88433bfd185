import { describe, expect, test } from 'vitest';
import { readOutput } from '../../../src/core/index.ts';
import { sayProblem } from '../../../src/ui/words/core-words.ts';

/** What is said of a text that is longer than its reader takes. */
function readLong(line: string, length: number) {
  const text = line.repeat(Math.ceil(length / line.length));
  const { value, problems, reader } = readOutput(text);
  const said = problems.map((problem) => ({ ...problem, values: { ...problem.values, characters: 0 } }));
  return { isWhole: value === text, reader, said, words: problems.map(sayProblem) };
}

describe('a text that is longer than its reader takes stays whole, and that is said', () => {
  test.each([
    ['ini', '[part]\nkey = some words\n', 2_000_000],
    ['tree', '├── a\n│   └── b\n└── c\n', 2_000_000],
    ['test-report', ' ✓ adds (2 ms)\n ✗ divides (1 ms)\n', 2_000_000],
    ['describe', 'Name:       web-1\nNamespace:  default\n', 1_000_000],
  ])('%s', (reader, line, limit) => {
    const found = readLong(line, limit + 1);
    expect(found).toMatchObject({
      isWhole: true,
      reader,
      said: [{ id: 'text.too-long', values: { reader, characters: 0, limit } }],
    });
    expect(found.words).toEqual([expect.stringContaining(`no more than ${limit.toLocaleString('en-US')}`)]);
  });
});

test('a long text that another reader takes is read by that', () => {
  const trace = 'Error: no\n    at f (a.js:1:2)\n    at g (b.js:3:4)\n';
  const log = `${trace}${'2026-01-05T10:00:01Z INFO on\n'.repeat(10_000)}`;
  expect(readOutput(trace).reader).toBe('stack-trace');
  expect(readOutput(log)).toMatchObject({ reader: 'log', problems: [] });
});

test('a page whose elements stand too deep in each other stays as it is', () => {
  const page = `<html><body>${'<div>'.repeat(1500)}`;
  expect(readOutput(page)).toMatchObject({
    value: page,
    reader: 'html',
    problems: [{ id: 'html.too-deep', values: { limit: 1000 }, start: 0, end: page.length }],
  });
  const open = `<html><body>${'<div>'.repeat(900)}deep`;
  expect(readOutput(open)).toMatchObject({ value: 'deep', problems: [] });
});

test('keys of a report that repeat are numbered in a time that grows with their number', () => {
  const text = 'Name:    a\nPart:    b\n'.repeat(20_000);
  const { value } = readOutput(text);
  expect(Object.keys(value as object).slice(-2)).toEqual(['Name_20000', 'Part_20000']);
}, 5000);

test('more parts than the stack can hold do not make a reading throw', () => {
  const page = `<html><body>${'<p>a</p>'.repeat(200_000)}`;
  expect(readOutput(page)).toMatchObject({ reader: 'html', value: expect.stringMatching(/^a\n\na\n/) });
  const report = `Name:       web-1\nNamespace:  default\nData:\n${'  loose words\n'.repeat(60_000)}`;
  expect(readOutput(report).reader).toBe('describe');
});

test.each([
  ['XML', `${'<x>'.repeat(600)}y${'</x>'.repeat(600)}`, 'xml.too-deep', 500],
  ['JSON', `${'['.repeat(1100)}${']'.repeat(1100)}`, 'json.too-deep', 1000],
  ['a repr of Python', `${"{'a': ".repeat(600)}None${'}'.repeat(600)}`, 'json.too-deep', 500],
  ['YAML', Array.from({ length: 150 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join(''), 'yaml.too-deep', 100],
])('%s that is nested too deep stays text, and that is said', (_, text, id, limit) => {
  const { value, isPartial, problems } = readOutput(text);
  expect([value, isPartial]).toEqual([text, true]);
  expect(problems).toMatchObject([{ id, values: { limit } }]);
  expect(problems.map(sayProblem)).toEqual([expect.stringContaining('levels')]);
});
