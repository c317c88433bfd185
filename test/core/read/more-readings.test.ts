import { expect, test } from 'vitest';
import { readOutput } from '../../../src/core/index.ts';

/** The reader and the value as JSON. */
function read(text: string) {
  const { reader, wrappers, value } = readOutput(text);
  return { by: [...wrappers.map((wrapper) => wrapper.reader), reader].join(' '), value };
}

test('a page of one table is its rows, a page of words is Markdown', () => {
  expect(
    read(
      '<!doctype html><table><caption>All</caption><tr><th>id<th>name</tr><tr><td>1<td><b>Ann</b> &amp; Lee</tr><tr><td>2</tr></table>',
    ),
  ).toEqual({ by: 'html', value: [{ id: '1', name: 'Ann & Lee' }, { id: '2' }] });
  expect(
    read(
      '<html><head><title>Guide</title><style>p{}</style></head><body><nav hidden>x</nav><h1>Use</h1><p>Call <code>run()</code>,<br>then <a href="https://example.com/a">read</a>.</p><ol><li>one<ul><li>in</ul><li>two</ol><pre>a\n b</pre><table><tr><th>k<th>v</tr><tr><td>a|b<td>1</table></body></html>',
    ).value,
  ).toBe(
    '# Guide\n\n# Use\n\nCall `run()`,\nthen [read](https://example.com/a).\n\n1. one\n   - in\n2. two\n\n```\na\n b\n```\n\n| k | v |\n| --- | --- |\n| a\\|b | 1 |',
  );
});

test('psql records one below the other are rows, blank cells null', () => {
  expect(
    read(
      '-[ RECORD 1 ]-+----\nid            | 1\nnote          | one+\n              | two\n-[ RECORD 2 ]-+----\nid            | 2\nnote          | \n',
    ),
  ).toEqual({
    by: 'record-blocks',
    value: [
      { id: '1', note: 'one\ntwo' },
      { id: '2', note: null },
    ],
  });
});

test('a session of SQL is its statements with their rows', () => {
  expect(
    read(
      'select 1 as a;\n a \n---\n 1\n(1 row)\n\nselect 2;\nERROR:  no\nselect b;\n b | c \n---+---\n 2 |  \n(1 row)\n',
    ),
  ).toEqual({
    by: 'sql-session',
    value: [
      { statement: 'select 1 as a;', rows: [{ a: '1' }] },
      { statement: 'select 2;', message: 'ERROR:  no' },
      { statement: 'select b;', rows: [{ b: '2', c: null }] },
    ],
  });
});

test('what the server says in a session stands beside its statement', () => {
  const table = ' a \n---\n 1\n(1 row)\n\n';
  const told =
    'create table t (a int);\nCREATE TABLE\ninsert into t values (1);\nINSERT 0 1\nselect x\n  from t;\n' +
    'ERROR:  column "x" does not exist\nLINE 1: select x\n               ^\nHINT:  none\n' +
    `select a from t;\nNOTICE:  one\n${table}drop table t;\nDROP TABLE\n`;
  expect(read(told).value).toEqual([
    { statement: 'create table t (a int);', message: 'CREATE TABLE' },
    { statement: 'insert into t values (1);', message: 'INSERT 0 1' },
    {
      statement: 'select x\n  from t;',
      message: 'ERROR:  column "x" does not exist\nLINE 1: select x\n               ^\nHINT:  none',
    },
    { statement: 'select a from t;', message: 'NOTICE:  one', rows: [{ a: '1' }] },
    { statement: 'drop table t;', message: 'DROP TABLE' },
  ]);
  expect(read(`ERROR:  no\n${table}`).value).toEqual([{ message: 'ERROR:  no' }, { rows: [{ a: '1' }] }]);
  expect(read(`select 'x';\nselect\nDELETE 4\n${table}`).value).toEqual({
    statement: "select 'x';\nselect\nDELETE 4",
    rows: [{ a: '1' }],
  });
});

test('a log of git is a row a commit', () => {
  expect(
    read(
      'commit 0123456789abcdef\nAuthor: Ann <a@example.com>\nDate:   now\n\n    Fix\n\n a.ts | 2 +-\n 1 file changed\n',
    ),
  ).toEqual({
    by: 'git-log',
    value: [
      {
        commit: '0123456789abcdef',
        author: 'Ann <a@example.com>',
        date: 'now',
        message: 'Fix',
        files: [{ path: 'a.ts', changes: '2' }],
        summary: '1 file changed',
      },
    ],
  });
});

test('a tree is a row a node, what stands below it its members', () => {
  expect(read('.\n├── a\n│   └── b\n└── c\n').value).toEqual([
    { depth: 0, name: '.' },
    { depth: 1, name: 'a' },
    { depth: 2, name: 'b' },
    { depth: 1, name: 'c' },
  ]);
  expect(
    read('├─ get (web) - 7.5ms (span_id=a1)\n│  Attributes:\n│    rows: 0\n  ├─ query - 1s (span_id=b2)\n').value,
  ).toEqual([
    { depth: 0, name: 'get (web)', duration: '7.5ms', span_id: 'a1', Attributes: { rows: '0' } },
    { depth: 1, name: 'query', duration: '1s', span_id: 'b2' },
  ]);
});

test('a report of tests is its tests and totals', () => {
  expect(
    read('PASS a.test.ts\n  ✓ adds (5 ms)\n  ✕ carries\n  boom\nTests:       1 failed, 1 passed, 2 total\n').value,
  ).toEqual({
    Tests: '1 failed, 1 passed, 2 total',
    files: [{ status: 'passed', name: 'a.test.ts' }],
    tests: [
      { status: 'passed', name: 'adds', duration: '5 ms' },
      { status: 'failed', name: 'carries' },
    ],
    output: '  boom',
  });
});

test('JSON in a call, or behind a guard, is the JSON', () => {
  expect(read('cb({"a":1});')).toEqual({ by: 'jsonp json', value: { a: 1 } });
  expect(read(")]}',\n[1,2]")).toEqual({ by: 'jsonp json', value: [1, 2] });
});
