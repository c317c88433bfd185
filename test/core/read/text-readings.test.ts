import { describe, expect, test } from 'vitest';
import { readOutput, suggestShaper } from '../../../src/core/index.ts';
import type { Json } from '../../../src/core/model.ts';
import { writeJson } from '../../../src/core/write-json.ts';

/** What a text was read as: its value as compact JSON, and all that the reading says beside. */
function read(text: string) {
  const { value, reader, wrappers, problems, isPartial } = readOutput(text);
  return { value: writeJson(value), reader, wrappers, problems, isPartial };
}

function whole(value: Json, reader: string, others: object = {}) {
  return { value: writeJson(value), reader, wrappers: [], problems: [], isPartial: false, ...others };
}

describe('what a terminal adds', () => {
  test('is taken off, and redraws are counted', () => {
    const text = '\u001b[2KGet: 1%\rGet: 2%\rGet: 100%\n\u001b[32mDone\u001b[0m\n';
    expect(read(text)).toEqual(
      whole('Get: 100%\nDone\n', 'text', {
        wrappers: [{ reader: 'ansi', values: { codes: 3, links: 0, redraws: 2 } }],
        problems: [{ id: 'ansi.redraws', values: { count: 2 }, start: 11, end: 12 }],
      }),
    );
  });

  test('leaves the words of a link', () => {
    const link = '\u001b]8;;https://example.com\u001b\\the page\u001b]8;;\u001b\\';
    expect(read(`see ${link}`)).toEqual(
      whole('see the page', 'text', {
        wrappers: [{ reader: 'ansi', values: { codes: 2, links: 1, redraws: 0 } }],
        problems: [{ id: 'ansi.links', values: { count: 1 }, start: 4, end: 5 }],
      }),
    );
  });
});

describe('a fence', () => {
  test('is taken off, and places inside it count from the start of the output', () => {
    const text = '```json\n{"a":1,"a":2}\n```\n';
    expect(read(text)).toEqual(
      whole({ a: 2 }, 'json', {
        wrappers: [{ reader: 'fence', values: { language: 'json' } }],
        problems: [{ id: 'json.duplicate-key', values: { key: 'a' }, start: 15, end: 18 }],
      }),
    );
  });
});

describe('an event stream', () => {
  test('gives the answer of JSON-RPC among its events', () => {
    const progress = '{"jsonrpc":"2.0","method":"notifications/progress","params":{}}';
    const answer = '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"[1]"}]}}';
    const { value, wrappers } = read(`event: message\ndata: ${progress}\n\nevent: message\ndata: ${answer}\n\n`);
    expect({ value, first: wrappers[0] }).toEqual({
      value: '[1]',
      first: { reader: 'sse', values: { events: 2, taken: 1, isEnded: false } },
    });
  });

  test('gives its JSON as rows and its words as one text', () => {
    expect(read('data: {"a":1}\n\ndata: {"a":2}\n\ndata: [DONE]\n\n').value).toBe('[{"a":1},{"a":2}]');
    expect(read('data: Hel\n\ndata: lo\n\ndata:  world\n\n').value).toBe('"Hello world"');
  });
});

describe('dialects of JSON', () => {
  const oddity = (kind: string, count: number, start: number) => {
    return { id: 'json.lenient', values: { kind, count }, start, end: start + 1 };
  };

  test('are read without loss, each oddity named at its first place', () => {
    expect(read("{'ok': True, 'v': None, 'n': (1, 2)}")).toEqual(
      whole({ ok: true, v: null, n: [1, 2] }, 'lenient-json', {
        problems: [oddity('single-quotes', 3, 1), oddity('python-word', 2, 7), oddity('tuple', 1, 29)],
      }),
    );
    expect(read('{\n  // port\n  "p": 80,\n}')).toEqual(
      whole({ p: 80 }, 'lenient-json', { problems: [oddity('comment', 1, 4), oddity('trailing-comma', 1, 21)] }),
    );
  });

  test('keep the text of numbers', () => {
    expect(read("{'a': Decimal('1280.50'), 'b': 725653563933458432, 'c': 1.50}").value).toBe(
      '{"a":1280.50,"b":725653563933458432,"c":1.50}',
    );
    expect(read('{a: 0x1F, b: .5, c: +1, d: 5., e: -.25}').value).toBe('{"a":31,"b":0.5,"c":1,"d":5,"e":-0.25}');
  });

  test.each([
    ['datetime.datetime(2024, 5, 1, 10, 0)', '2024-05-01T10:00:00'],
    ['datetime.datetime(2024, 5, 1, 10, 0, 3, 250, tzinfo=datetime.timezone.utc)', '2024-05-01T10:00:03.000250Z'],
    ['datetime.date(2024, 5, 1)', '2024-05-01'],
    ["UUID('0f-1')", '0f-1'],
    ['Point(x=1, y=")")', 'Point(x=1, y=")")'],
    ["b'ab'", 'ab'],
    ['NaN', 'NaN'],
    ['-inf', '-Infinity'],
  ])('have a text for %s', (source, text) => {
    expect(read(`{'a': ${source}}`).value).toBe(JSON.stringify({ a: text }));
  });

  test('keep keys that are none in JSON, and say which occur twice', () => {
    expect(read("{1: 'a', '__proto__': 'b', None: 'c', '1': 'd'}")).toMatchObject({
      value: '{"1":"d","__proto__":"b","None":"c"}',
      problems: expect.arrayContaining([{ id: 'json.duplicate-key', values: { key: '1' }, start: 38, end: 41 }]),
    });
  });

  test.each(["{'a': 1", "{'a': 1 'b': 2}", "{'a': }", "{'a': foo}", "{'a': 'x\ny'}", '{a: 12:30}', "{'a': 1}}"])(
    'do not hold %s',
    (text) => {
      expect(readOutput(text).reader).not.toBe('lenient-json');
    },
  );

  test('nested beyond any use stay text', () => {
    const text = `{'a': ${'['.repeat(100_000)}`;
    expect(read(text)).toMatchObject({ value: JSON.stringify(text), problems: [{ id: 'json.too-deep' }] });
  });
});

describe('tables', () => {
  test('of Markdown keep escaped pipes, and say which rows do not fit', () => {
    expect(read('| n | d |\n|---|:-:|\n| W | a \\| b |\n| X | c | d |\n')).toEqual(
      whole(
        [
          { n: 'W', d: 'a | b' },
          { n: 'X', d: 'c', extra_1: 'd' },
        ],
        'markdown-table',
        { problems: [{ id: 'csv.ragged-row', values: { row: 3, cells: 3, columns: 2 }, start: 35, end: 36 }] },
      ),
    );
  });

  test('of psql give null for blank and join lines that go on', () => {
    const text = ' id |  note   \n----+---------\n  1 | one    +\n    | two\n  2 |        \n(2 rows)\n\n';
    expect(read(text)).toEqual(
      whole(
        [
          { id: '1', note: 'one\ntwo' },
          { id: '2', note: null },
        ],
        'box-table',
      ),
    );
  });

  test('that state more rows than came are partial', () => {
    expect(read(' a \n---\n 1\n(120 rows)\n')).toEqual(
      whole([{ a: '1' }], 'box-table', {
        problems: [{ id: 'table.other-count', values: { stated: 120, rows: 1 }, start: 11, end: 21 }],
        isPartial: true,
      }),
    );
  });

  test('of mysql give null for the word, and of DuckDB leave the types out', () => {
    const mysql =
      '+----+------+\n| id | name |\n+----+------+\n|  1 | NULL |\n+----+------+\n1 row in set (0.00 sec)\n';
    expect(read(mysql)).toEqual(whole([{ id: '1', name: null }], 'box-table'));
    const duck =
      '┌───────┬───────┐\n│  id   │ name  │\n│ int32 │ text  │\n├───────┼───────┤\n│     1 │ Ann   │\n└───────┴───────┘\n';
    expect(read(duck)).toEqual(whole([{ id: '1', name: 'Ann' }], 'box-table'));
  });

  test('aligned by spaces keep blank cells, names of two words and blanks in the last column', () => {
    const text = [
      'GROUP   KIND      NOMINATED NODE   MESSAGE',
      '        Service   <none>           all is well',
      'apps    Pod       <none>           a',
    ].join('\n');
    expect(read(text)).toEqual(
      whole(
        [
          { GROUP: '', KIND: 'Service', 'NOMINATED NODE': '<none>', MESSAGE: 'all is well' },
          { GROUP: 'apps', KIND: 'Pod', 'NOMINATED NODE': '<none>', MESSAGE: 'a' },
        ],
        'space-table',
      ),
    );
  });

  test('of files part a link from its target, and name the line that is no row', () => {
    expect(read('total 8\nlrwxrwxrwx 1 root wheel 7 Apr 10  2018 my bin -> usr/bin\n')).toEqual(
      whole(
        [
          {
            mode: 'lrwxrwxrwx',
            links: '1',
            owner: 'root',
            group: 'wheel',
            size: '7',
            modified: 'Apr 10 2018',
            name: 'my bin',
            target: 'usr/bin',
          },
        ],
        'ls-long',
        { problems: [{ id: 'rows.left-out', values: { text: 'total 8' }, start: 0, end: 7 }] },
      ),
    );
  });
});

describe('logs', () => {
  test('keep the lines of a stack in the message of their record', () => {
    const text =
      'Serving\n2024-05-01 10:00:00,123 - INFO - up\n2024-05-01 10:00:01,123 [main] ERROR app: down\n' +
      'Traceback (most recent call last):\n  File "a.py", line 1\nValueError: x\n2024-05-01 10:00:02,000 - INFO - up\n' +
      '2024-05-01 10:00:03,000 - INFO - up\n';
    expect(read(text)).toEqual(
      whole(
        [
          { time: null, level: null, message: 'Serving' },
          { time: '2024-05-01 10:00:00,123', level: 'INFO', message: 'up' },
          {
            time: '2024-05-01 10:00:01,123',
            level: 'ERROR',
            message: '[main] ERROR app: down\nTraceback (most recent call last):\n  File "a.py", line 1\nValueError: x',
          },
          { time: '2024-05-01 10:00:02,000', level: 'INFO', message: 'up' },
          { time: '2024-05-01 10:00:03,000', level: 'INFO', message: 'up' },
        ],
        'log',
      ),
    );
  });

  test('of pairs keep a line that is none', () => {
    const text = 'a=1 b="x \\"y\\""\na=2 b=\na=3 b=z\na=4 b=z\nnot a pair\n';
    expect(read(text)).toEqual(
      whole(
        [{ a: '1', b: 'x "y"' }, { a: '2', b: '' }, { a: '3', b: 'z' }, { a: '4', b: 'z' }, { _raw: 'not a pair' }],
        'logfmt',
        { problems: [{ id: 'rows.unlike', values: { text: 'not a pair' }, start: 39, end: 49 }] },
      ),
    );
  });

  test('of requests give null for a dash', () => {
    const line = 'h - ann [10/Oct/2000:13:55:36 -0700] "GET /a b HTTP/1.0" 200 -';
    const row = {
      host: 'h',
      ident: null,
      user: 'ann',
      time: '10/Oct/2000:13:55:36 -0700',
      method: 'GET',
      path: '/a b',
      protocol: 'HTTP/1.0',
      status: '200',
      size: null,
    };
    expect(read(`${line}\n${line}\n`)).toEqual(whole([row, row], 'access-log'));
  });
});

describe('messages of compilers', () => {
  test('keep what is said below them, and the line that sums up', () => {
    const text =
      "a.ts(1,13): error TS2304: Cannot find name 'x'.\na.ts(9,45): error TS2349: Not callable.\n  Type 'never'.\n" +
      'b.py:7: warning: old  [deprecated]\nmain.go:3:5: error: undefined: x\nFound 4 errors.\n';
    const message = (
      file: string,
      line: string,
      column: string | null,
      level: string,
      code: string | null,
      said: string,
    ) => {
      return { file, line, column, level, code, message: said };
    };
    expect(read(text)).toEqual(
      whole(
        [
          message('a.ts', '1', '13', 'error', 'TS2304', "Cannot find name 'x'."),
          message('a.ts', '9', '45', 'error', 'TS2349', "Not callable.\n  Type 'never'."),
          message('b.py', '7', null, 'warning', 'deprecated', 'old'),
          message('main.go', '3', '5', 'error', null, 'undefined: x'),
          { _raw: 'Found 4 errors.' },
        ],
        'diagnostics',
        { problems: [{ id: 'rows.unlike', values: { text: 'Found 4 errors.' }, start: 172, end: 187 }] },
      ),
    );
  });
});

test('messages of tsc for people keep the line of the program, and what sums up is one row', () => {
  const text =
    'src/a.ts:12:5 - error TS2322: Not assignable.\n\n12   const x: string = 5;\n       ~\n\n\n' +
    'Found 1 error in 1 file.\n\nErrors  Files\n     1  src/a.ts:12\n';
  const said = 'Not assignable.\n12   const x: string = 5;\n       ~';
  expect(readOutput(text)).toMatchObject({
    reader: 'diagnostics',
    value: [
      { file: 'src/a.ts', line: '12', column: '5', level: 'error', code: 'TS2322', message: said },
      { _raw: 'Found 1 error in 1 file.\nErrors  Files\n     1  src/a.ts:12' },
    ],
  });
});

test('the number of errors that javac ends with is a row of its own', () => {
  const text =
    "A.java:3: error: ';' expected\n    int x\n         ^\nB.java:9: warning: [cast] redundant\n1 error\n1 warning\n";
  expect(readOutput(text)).toMatchObject({
    reader: 'diagnostics',
    value: [
      { file: 'A.java', line: '3', level: 'error', message: "';' expected\n    int x\n         ^" },
      { file: 'B.java', line: '9', level: 'warning' },
      { _raw: '1 error\n1 warning' },
    ],
  });
});

describe('stack traces', () => {
  test.each([
    [
      'TypeError: x is not a function\nof any kind\n    at find (/app/a.js:3:9)\n    at async /app/b.js:7:1\n',
      {
        type: 'TypeError',
        message: 'x is not a function\nof any kind',
        frames: ['at find (/app/a.js:3:9)', 'at async /app/b.js:7:1'],
      },
    ],
    [
      'Traceback (most recent call last):\n  File "a.py", line 3, in f\n    x["id"]\nKeyError: \'id\'\n',
      { type: 'KeyError', message: "'id'", frames: ['File "a.py", line 3, in f\nx["id"]'] },
    ],
    [
      'Exception in thread "main" a.BadException: no config\n\tat a.App.main(App.java:12)\nCaused by: b.Gone: x\n\t... 3 more\n',
      {
        type: 'a.BadException',
        message: 'no config',
        frames: ['at a.App.main(App.java:12)', 'Caused by: b.Gone: x', '... 3 more'],
      },
    ],
    [
      'panic: boom\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:9 +0x1d\n',
      { type: 'panic', message: 'boom', frames: ['goroutine 1 [running]:', 'main.main()\n/app/main.go:9 +0x1d'] },
    ],
  ])('are taken apart: %s', (text, value) => {
    expect(read(text)).toEqual(whole(value, 'stack-trace'));
  });
});

describe('settings', () => {
  test('are text in their sections, the last of equal keys counting', () => {
    expect(read('top = 1\n[a]\nx = "y z"\nno_value\nx=2\n; comment\n[10]\nk = v\n')).toEqual(
      whole(
        new Map<string, Json>([
          ['top', '1'],
          ['a', { x: '2', no_value: null }],
          ['10', { k: 'v' }],
        ]),
        'ini',
        {
          problems: [{ id: 'ini.duplicate-key', values: { key: 'x' }, start: 31, end: 34 }],
        },
      ),
    );
  });
});

describe('a report', () => {
  test('is one thing with its tables in it', () => {
    const text = [
      'Name:         web-1',
      'Labels:       app=web',
      '              tier=front',
      'Containers:',
      '  main:',
      '    State:    Waiting',
      '      Reason:  Crash',
      'Source:',
      '- Repo:       x',
      '  Path:       .',
      'Events:',
      '  Type     Reason   Message',
      '  ----     ------   -------',
      '  Warning  BackOff  again and again',
      '  Normal   Pulled   ok',
      '',
    ].join('\n');
    const events = [
      { Type: 'Warning', Reason: 'BackOff', Message: 'again and again' },
      { Type: 'Normal', Reason: 'Pulled', Message: 'ok' },
    ];
    expect(read(text)).toEqual(
      whole(
        {
          Name: 'web-1',
          Labels: ['app=web', 'tier=front'],
          Containers: { main: { State: { value: 'Waiting', Reason: 'Crash' } } },
          Source: [{ Repo: 'x', Path: '.' }],
          Events: events,
        },
        'describe',
      ),
    );
    expect(suggestShaper(readOutput(text)).select.records).toEqual([]);
  });
});

describe('markup', () => {
  test('of an error page gives title, status and words', () => {
    const text =
      '<!DOCTYPE html><html><head><title>h.example | 522: Timed out</title><style>p{}</style></head><body>' +
      '<h1>Timed &amp; out</h1><script>if (a < b) {}</script><p>Ray ID: <b>8a1b2c3d4e5f6071</b></p></body></html>';
    expect(read(text)).toEqual(
      whole(
        {
          title: 'h.example | 522: Timed out',
          code: 522,
          ray: '8a1b2c3d4e5f6071',
          text: 'Timed & out\nRay ID: 8a1b2c3d4e5f6071',
        },
        'html-error',
      ),
    );
  });

  test('of XML gives attributes, texts and lists', () => {
    const text = '<?xml version="1.0"?>\n<o n="2"><i id="1">a &lt; b</i><i/><note>x<b>y</b></note></o>\n';
    expect(read(text)).toEqual(
      whole({ o: { '@n': '2', i: [{ '@id': '1', '#text': 'a < b' }, ''], note: { '#text': 'x', b: 'y' } } }, 'xml'),
    );
  });
});

describe('streams of a command', () => {
  test('are told apart', () => {
    const reading = readOutput('stdout:\n{"a":1}\n\nstderr:\nwarning: old\n');
    expect([writeJson(reading.value), reading.facts, reading.factSources]).toEqual([
      '{"a":1}',
      { stderr: 'warning: old' },
      { stderr: 'std-streams' },
    ]);
  });
});
