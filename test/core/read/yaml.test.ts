import { describe, expect, test } from 'vitest';
import { readOutput } from '../../../src/core/read/index.ts';
import { writeJson } from '../../../src/core/write-json.ts';

function read(text: string) {
  const { value, reader, problems } = readOutput(text);
  return { value: writeJson(value), reader, problems };
}

function yaml(value: string) {
  return { value, reader: 'yaml', problems: [] };
}

describe('YAML', () => {
  test('keeps the text of numbers', () => {
    const text =
      'big: 9007199254740993\nversion: 1.10\nhuge: 1e400\nsmall: 5\nsigned: +5\nhalf: .5\nzero: -0\nhex: 0xff\n';
    expect(read(text)).toEqual(
      yaml('{"big":9007199254740993,"version":1.10,"huge":1e400,"small":5,"signed":5,"half":0.5,"zero":-0,"hex":255}'),
    );
  });

  test('leaves as text what JSON has no number for, and what its versions read differently', () => {
    expect(read('zip: 01234\nmode: 0755\nlimit: .inf\nnone: .nan\nclock: 12:30:45\nday: 2024-01-02\n')).toEqual(
      yaml('{"zip":"01234","mode":"0755","limit":".inf","none":".nan","clock":"12:30:45","day":"2024-01-02"}'),
    );
  });

  test('is version 1.2: yes, no, on and off are words', () => {
    expect(read('a: yes\nb: no\nc: on\nd: off\ne: true\nf: ~')).toEqual(
      yaml('{"a":"yes","b":"no","c":"on","d":"off","e":true,"f":null}'),
    );
  });

  test('keeps the order of keys, integer-like and hostile ones too', () => {
    expect(read('b: 1\n10: 2\n2: 3\n__proto__: 4\nconstructor: 5\ntrue: 6\n')).toEqual(
      yaml('{"b":1,"10":2,"2":3,"__proto__":4,"constructor":5,"true":6}'),
    );
  });

  test('of several documents is a list; empty ones are none', () => {
    expect(read('---\na: 1\n---\n---\na: 2\n...\n')).toEqual(yaml('[{"a":1},{"a":2}]'));
  });

  test('merges keys, the explicit one first', () => {
    expect(read('base: &b\n  x: 1\n  y: 2\nuse:\n  <<: *b\n  y: 3\n')).toEqual(
      yaml('{"base":{"x":1,"y":2},"use":{"x":1,"y":3}}'),
    );
  });

  test('keeps the values of tags that it does not know, and says so', () => {
    expect(read('queue: !Ref Orders\nname: !Sub "x"\nlist: !Join [a, b]\nset: !!set {a, b}\n')).toEqual({
      value: '{"queue":"Orders","name":"x","list":["a","b"],"set":{"a":null,"b":null}}',
      reader: 'yaml',
      problems: [
        { id: 'yaml.unknown-tag', values: { tag: '!Ref' }, start: 7, end: 11 },
        { id: 'yaml.unknown-tag', values: { tag: '!Sub' }, start: 25, end: 29 },
        { id: 'yaml.unknown-tag', values: { tag: '!Join' }, start: 40, end: 45 },
        { id: 'yaml.unknown-tag', values: { tag: '!!set' }, start: 58, end: 63 },
      ],
    });
  });

  test('with a key twice takes the last, and says where it is', () => {
    expect(read('a:\n  b: 1\n  b: 2\n')).toEqual({
      value: '{"a":{"b":2}}',
      reader: 'yaml',
      problems: [{ id: 'yaml.duplicate-key', values: {}, start: 12, end: 13 }],
    });
  });

  test('that says it is YAML and is not stays text, with the place', () => {
    const text = '---\na: 1\nb: [1, 2\nc: 3\n';
    const { value, problems } = read(text);
    expect(value).toBe(JSON.stringify(text));
    expect(problems).toEqual([
      {
        id: 'yaml.invalid',
        values: { reason: expect.any(String) },
        start: expect.any(Number),
        end: expect.any(Number),
      },
    ]);
    expect(problems[0]?.start).toBeGreaterThan(8);
  });

  test('whose aliases would explode stays text', () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const inside = level === 0 ? 'x' : `*l${level - 1}`;
      return `l${level}: &l${level} [${Array(9).fill(inside).join(', ')}]`;
    });
    const text = `---\n${levels.join('\n')}\n`;
    expect(read(text)).toEqual({
      value: JSON.stringify(text),
      reader: 'yaml',
      problems: [{ id: 'yaml.aliases', values: {}, start: 0, end: 1 }],
    });
  });

  test('that names itself, or nests beyond any use, stays text', () => {
    for (const [text, id] of [
      ['---\na: &a\n  b: *a\n', 'yaml.invalid'],
      [`---\na: ${'['.repeat(500)}${']'.repeat(500)}\n`, 'yaml.too-deep'],
    ] as const) {
      expect(read(text)).toMatchObject({ value: JSON.stringify(text), problems: [{ id }] });
    }
  });
});

describe('no YAML', () => {
  test.each([
    ['prose', 'Summary: the deploy went well.\nNext: we should watch the error rate for a day.\n'],
    ['a log', 'ERROR: disk full\nERROR: disk full\nWARN: retrying\n'],
    ['a Markdown list', '- Install the tool first\n- Then run it once more\n'],
    ['front matter over prose', '---\ntitle: x\n---\n# Heading\n\nSome words here.\n'],
    ['words in a list', 'Colours:\n- red and green\n- blue and some more\n'],
  ])('is %s', (_, text) => {
    expect(readOutput(text)).toMatchObject({ value: text, reader: 'text', problems: [] });
  });

  test.each([
    ['a stack trace', 'stack-trace', 'TypeError: x is undefined\n    at f (a.js:1:1)\n    at g (a.js:2:2)\n'],
    [
      'a traceback',
      'stack-trace',
      'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\nValueError: bad\n',
    ],
    ['compiler messages', 'diagnostics', 'a.py:16: error: no attribute\na.py:17: error: no attribute\n'],
    ['a diff', 'diff', '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a: 1\n+a: 2\n'],
    [
      'a report in columns',
      'describe',
      'Name:             web-1\nNamespace:        default\nLabels:           app=web\n',
    ],
  ])('is %s', (_, reader, text) => {
    expect(readOutput(text)).toMatchObject({ reader, problems: [] });
  });
});
