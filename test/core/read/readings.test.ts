import { describe, expect, test } from 'vitest';
import { readOutput } from '../../../src/core/index.ts';
import type { Json, ReadHints, Reading } from '../../../src/core/model.ts';
import { writeJson } from '../../../src/core/write-json.ts';

/** The whole reading, its value as compact JSON. */
function read(text: string, hints?: ReadHints) {
  const { value, ...others } = readOutput(text, hints);
  return { value: writeJson(value), ...others };
}

const nothing = {
  indent: 0,
  wrappers: [],
  facts: {},
  factSources: {},
  problems: [],
  isPartial: false,
  warnings: [],
  calls: [],
} satisfies Partial<Reading>;

/** The JSON in which another text stands. */
const outerJson = { reader: 'json', values: {} };

function whole(value: Json, reader: string, others: Partial<Omit<Reading, 'value'>> = {}) {
  return { ...nothing, value: JSON.stringify(value), reader, format: reader, ...others };
}

describe('JSON', () => {
  test('keeps its indent', () => {
    expect(read('{\n  "a": [\n    1\n  ]\n}')).toEqual(whole({ a: [1] }, 'json', { indent: 2 }));
    expect(read('{\n\t"a": 1\n}')).toEqual(whole({ a: 1 }, 'json', { indent: '\t' }));
    expect(read('{"a":1}')).toEqual(whole({ a: 1 }, 'json'));
  });

  test('that is cut off stays text, with the bracket that is not closed', () => {
    const text = '{"rows":[{"id":1},{"id":2}';
    expect(read(text)).toEqual(
      whole(text, 'broken-json', {
        format: 'text',
        isPartial: true,
        warnings: ['input_truncated'],
        problems: [{ id: 'json.unclosed', values: { opened: '[' }, start: 8, end: 9 }],
      }),
    );
  });

  test('nested deeper than any tool does stays text', () => {
    const text = '['.repeat(100_000);
    expect(read(text)).toEqual(
      whole(text, 'broken-json', {
        format: 'text',
        isPartial: true,
        warnings: ['input_broken'],
        problems: [{ id: 'json.too-deep', values: { limit: 1000 }, start: 1000, end: 1001 }],
      }),
    );
  });

  test('under a byte order mark is read, its places counted from the mark', () => {
    expect(read('\ufeff{"a":1,"a":2}')).toEqual(
      whole({ a: 2 }, 'json', {
        problems: [{ id: 'json.duplicate-key', values: { key: 'a' }, start: 8, end: 11 }],
      }),
    );
  });
});

describe('JSON in strings', () => {
  test.each([
    ['once', '"{\\"temp\\": 72}"', [{ reader: 'json-string', values: { characters: 12 } }]],
    [
      'twice',
      JSON.stringify(JSON.stringify('{"temp":72}')),
      [
        { reader: 'json-string', values: { characters: 15 } },
        { reader: 'json-string', values: { characters: 11 } },
      ],
    ],
  ])('is decoded, encoded %s', (_, text, wrappers) => {
    expect(read(text)).toEqual(whole({ temp: 72 }, 'json', { wrappers }));
  });

  test('is decoded without the quotes around it, however often it was encoded', () => {
    expect(read('{\\"a\\":{\\"b\\":\\"c\\"}}')).toEqual(
      whole({ a: { b: 'c' } }, 'json', { wrappers: [{ reader: 'escaped-json', values: {} }] }),
    );
    expect(read('{\\\\\\"a\\\\\\":1}').value).toBe('{"a":1}');
  });
});

describe('JSON lines', () => {
  test('keep a line that is none', () => {
    expect(read('{"a":1}\n\nnot json\n{"a":2}\n{"a":3}\n')).toEqual(
      whole([{ a: 1 }, { _raw: 'not json' }, { a: 2 }, { a: 3 }], 'jsonl', {
        warnings: ['input_irregular'],
        problems: [{ id: 'jsonl.bad-line', values: { line: 3 }, start: 9, end: 17 }],
      }),
    );
  });

  test('are partial when the last is cut off', () => {
    expect(read('{"a":1}\n{"a":2}\n{"a":3}\n{"a":').isPartial).toBe(true);
    expect(read('{"a":1}\n{"a":2}\n{"a":3}\n{"a":4}').isPartial).toBe(false);
  });

  test('say where in the output a key stands twice', () => {
    expect(read('{"a":1}\n  {"b":1,"b":2}').problems).toEqual([
      { id: 'json.duplicate-key', values: { key: 'b' }, start: 17, end: 20 },
    ]);
  });
});

describe('what curl prints', () => {
  test('gives status, headers and body', () => {
    const head = 'HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nX-RateLimit-Remaining: 10\r\n\r\n';
    expect(read(`${head}{"error":"bad token","error":"x"}`)).toEqual(
      whole({ error: 'x' }, 'json', {
        wrappers: [{ reader: 'http', values: { answers: 1, status: 401 } }],
        facts: { httpStatus: 401, headers: { 'content-type': 'application/json', 'x-ratelimit-remaining': '10' } },
        factSources: { httpStatus: 'http', headers: 'http' },
        problems: [
          { id: 'json.duplicate-key', values: { key: 'error' }, start: head.length + 21, end: head.length + 28 },
        ],
      }),
    );
  });

  test('is the last answer of several, with folded and repeated headers', () => {
    const text =
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n' +
      'HTTP/2 200 \r\nset-cookie: a=1\r\nSet-Cookie: b=2\r\n__proto__: x\r\nnote: one,\r\n  two\r\n\r\nid,name\n1,Ann\n';
    expect(read(text)).toEqual(
      whole([{ id: '1', name: 'Ann' }], 'csv', {
        wrappers: [{ reader: 'http', values: { answers: 3, status: 200, before: '100, 302' } }],
        facts: {
          httpStatus: 200,
          headers: Object.fromEntries([
            ['set-cookie', 'a=1, b=2'],
            ['__proto__', 'x'],
            ['note', 'one, two'],
          ]),
        },
        factSources: { httpStatus: 'http', headers: 'http' },
      }),
    );
  });

  test('may be nothing but a status', () => {
    expect(read('HTTP/1.1 401\nwww-authenticate: Bearer resource_metadata="https://h/x"\n\n')).toEqual(
      whole('', 'text', {
        wrappers: [{ reader: 'http', values: { answers: 1, status: 401 } }],
        facts: { httpStatus: 401, headers: { 'www-authenticate': 'Bearer resource_metadata="https://h/x"' } },
        factSources: { httpStatus: 'http', headers: 'http' },
      }),
    );
  });

  test('with -v is freed of its marks', () => {
    const text =
      '* Connected to h (::1) port 443 (#0)\n> GET /x HTTP/2\n> host: h\n> \n< HTTP/2 301 \n< location: /y\n< \n' +
      '* Issue another request to this URL\n> GET /y HTTP/2\n> \n< HTTP/2 200 \n< server: s\n< \n{ [9 bytes data]\n' +
      '{"a":1}\n* Connection #0 to host h left intact\n';
    expect(read(text)).toEqual(
      whole({ a: 1 }, 'json', {
        wrappers: [{ reader: 'curl-verbose', values: { answers: 2, status: 200, before: '301' } }],
        facts: { httpStatus: 200, headers: { server: 's' } },
        factSources: { httpStatus: 'curl-verbose', headers: 'curl-verbose' },
      }),
    );
  });
});

describe('a header', () => {
  test('of JSON lines names tool, status and exit code', () => {
    const text =
      '{"tool_name": "get_yaml", "params": {"name": "web"}}\n{"status": "success", "error": null, "return_code": 0}\nkind: Pod\nname: web\n';
    expect(read(text)).toEqual(
      whole({ kind: 'Pod', name: 'web' }, 'yaml', {
        wrappers: [
          { reader: 'json-header', values: { lines: 2, keys: 'tool_name, params, status, error, return_code' } },
        ],
        facts: { tool: 'get_yaml', isError: false, exitCode: 0 },
        factSources: { tool: 'json-header', isError: 'json-header', exitCode: 'json-header' },
      }),
    );
  });

  test('with an error and nothing below gives the text of the error', () => {
    const { value, facts } = read('{"tool_name":"logs"}\n{"status":"error","error":"no such pod","return_code":1}\n');
    expect({ value, facts }).toEqual({
      value: '"no such pod"',
      facts: { tool: 'logs', isError: true, exitCode: 1 },
    });
  });

  test('that says no data is what was asked, with the reason', () => {
    const { value, facts } = read('{"tool_name":"logs"}\n{"status":"no_data","error":null,"return_code":0}\n');
    expect({ value, facts }).toEqual({
      value: '{"status":"no_data","error":null,"return_code":0}',
      facts: { tool: 'logs', exitCode: 0 },
    });
  });

  test('over indented JSON leaves the JSON', () => {
    const text = '{"tool_name":"query"}\n{"status":"success","return_code":0}\n{\n  "status": "ok",\n  "rows": []\n}\n';
    expect(read(text)).toMatchObject({ value: '{"status":"ok","rows":[]}', reader: 'json', indent: 2 });
  });

  test('of a shell names exit code and duration', () => {
    const text = 'Exit code: 2\nWall time: 0.25 seconds\nOutput:\ngrep: x: No such file\n';
    expect(read(text)).toEqual(
      whole('grep: x: No such file\n', 'text', {
        wrappers: [{ reader: 'text-header', values: { lines: 2, keys: 'Exit code, Wall time' } }],
        facts: { exitCode: 2, durationMs: 250 },
        factSources: { exitCode: 'text-header', durationMs: 'text-header' },
      }),
    );
  });

  test('facts set by hand win, and say so', () => {
    const { facts, factSources } = read('Exit code: 2\n\nx', { facts: { exitCode: 0, tool: 'grep' } });
    expect({ facts, factSources }).toEqual({
      facts: { exitCode: 0, tool: 'grep' },
      factSources: { exitCode: 'hand', tool: 'hand' },
    });
  });
});

describe('lines beside whole JSON', () => {
  test('are split off and kept to be seen', () => {
    expect(read('Server version: 1.2\n{"jsonrpc":"2.0","id":1,"result":{}}')).toEqual(
      whole({}, 'json', {
        wrappers: [
          { reader: 'banner', values: { lines: 1, text: 'Server version: 1.2' } },
          { reader: 'mcp', values: { jsonRpc: true } },
        ],
        problems: [{ id: 'banner.before', values: { lines: 1 }, start: 0, end: 19 }],
      }),
    );
    expect(read('{"a":1}\nDone.\n')).toEqual(
      whole({ a: 1 }, 'json', {
        wrappers: [{ reader: 'banner', values: { lines: 1, text: 'Done.' } }],
        problems: [{ id: 'banner.after', values: { lines: 1 }, start: 8, end: 13 }],
      }),
    );
  });
});

describe('an MCP result', () => {
  const result = (members: object) => JSON.stringify(members);
  const text = (content: string) => ({ type: 'text', text: content });

  test('gives its structured content, and says when the text repeats it', () => {
    const same = result({ content: [text('{"b":2,"a":1}')], structuredContent: { a: 1, b: 2 } });
    const wrappers = (repeats: boolean) => [
      { reader: 'mcp', values: { jsonRpc: false, blocks: 1, isError: false, structured: true, repeats } },
    ];
    expect(read(same)).toEqual(whole({ a: 1, b: 2 }, 'json', { wrappers: wrappers(true) }));
    expect(read(result({ content: [text('two')], structuredContent: { a: 1, b: 2 } }))).toEqual(
      whole({ a: 1, b: 2 }, 'json', { wrappers: wrappers(false) }),
    );
  });

  test('gives the JSON in its text', () => {
    expect(read(result({ jsonrpc: '2.0', id: 1, result: { content: [text('{"a":1}')], isError: false } }))).toEqual(
      whole({ a: 1 }, 'json', {
        wrappers: [outerJson, { reader: 'mcp', values: { jsonRpc: true, blocks: 1, isError: false } }],
        facts: { isError: false },
        factSources: { isError: 'mcp' },
      }),
    );
  });

  test('keeps a failure apart from its text', () => {
    expect(read(result({ content: [text('Invalid date.')], isError: true }))).toEqual(
      whole('Invalid date.', 'text', {
        wrappers: [outerJson, { reader: 'mcp', values: { jsonRpc: false, blocks: 1, isError: true } }],
        facts: { isError: true },
        factSources: { isError: 'mcp' },
      }),
    );
    expect(read(result({ jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Unknown tool' } }))).toEqual(
      whole({ code: -32602, message: 'Unknown tool' }, 'json', {
        wrappers: [{ reader: 'mcp', values: { jsonRpc: true, isError: true } }],
        facts: { isError: true },
        factSources: { isError: 'mcp' },
      }),
    );
  });

  test.each([
    ['no block', { content: [], isError: false }, '[]'],
    ['several blocks of JSON', { content: [text('{"a":1}'), text('{"a":2}')] }, '[{"a":1},{"a":2}]'],
    ['several blocks of text', { content: [text('one'), text('two')] }, '"one\\ntwo"'],
    ['a resource', { content: [{ type: 'resource', resource: { uri: 'file:///a', text: 'inside' } }] }, '"inside"'],
    ['a link', { content: [{ type: 'resource_link', name: 'log', uri: 'file:///a' }] }, '"log: file:///a"'],
    ['a request for input', { resultType: 'input_required', content: [] }, 'null'],
  ])('with %s', (_, members, value) => {
    expect(read(result(members)).value).toBe(value);
  });

  test('names images and sound, and carries none of their bytes', () => {
    const image = { type: 'image', mimeType: 'image/png', data: 'A'.repeat(5000) };
    const named = '[image image/png, 5000 base64 characters]';
    const problems = [{ id: 'mcp.media', values: { media: named }, start: 0, end: expect.any(Number) }];
    expect(read(result({ content: [text('A chart:'), image] }))).toMatchObject({
      value: JSON.stringify(`A chart:\n${named}`),
      problems,
    });
    expect(read(result({ content: [image] }))).toMatchObject({ value: JSON.stringify([named]), problems });
    expect(read(result({ content: [text('{"a":1}'), image] }))).toMatchObject({ value: '{"a":1}', problems });
  });
});

describe('an OpenAI conversation', () => {
  const call = (id: string, name: string) => ({ id, type: 'function', function: { name, arguments: '{}' } });
  const log = [
    { role: 'user', content: 'Any orders?' },
    { role: 'assistant', tool_calls: [call('c1', 'list_orders'), call('c2', 'count_orders')] },
    { role: 'tool', tool_call_id: 'c1', content: '[{"id":1}]' },
    { role: 'assistant', content: 'Yes.' },
  ];

  test.each([
    ['a list', log],
    ['an object with messages', { model: 'm', messages: log }],
  ])('as %s gives its last tool message', (_, members) => {
    const output = JSON.stringify(members);
    expect(read(output)).toEqual(
      whole([{ id: 1 }], 'json', {
        wrappers: [outerJson, { reader: 'openai-message', values: { messages: 4, toolMessages: 1 } }],
        facts: { callId: 'c1', tool: 'list_orders' },
        factSources: { callId: 'openai-message', tool: 'openai-message' },
        problems: [{ id: 'openai.unanswered-call', values: { call: 'c2' }, start: 0, end: output.length }],
        calls: [
          { id: 'c1', tool: 'list_orders', status: 'answered', isTaken: true, content: '[{"id":1}]' },
          { id: 'c2', tool: 'count_orders', status: 'unanswered', isTaken: false, content: '' },
        ],
      }),
    );
  });

  test('of one message gives that', () => {
    expect(
      read('{"role":"tool","tool_call_id":"c","name":"f","content":[{"type":"text","text":"a,b\\n1,2"}]}'),
    ).toEqual(
      whole([{ a: '1', b: '2' }], 'csv', {
        wrappers: [outerJson, { reader: 'openai-message', values: { messages: 1, toolMessages: 1 } }],
        calls: [{ id: 'c', tool: 'f', status: 'answered', isTaken: true, content: 'a,b\n1,2' }],
        facts: { callId: 'c', tool: 'f' },
        factSources: { callId: 'openai-message', tool: 'openai-message' },
      }),
    );
  });
});

describe('pinned readers', () => {
  test('are the only ones that are tried', () => {
    expect(read('{"content":[{"type":"text","text":"hi"}]}', { readers: ['json'] })).toEqual(
      whole({ content: [{ type: 'text', text: 'hi' }] }, 'json'),
    );
    expect(read('a,b\n1,2', { readers: ['json'] })).toEqual(whole('a,b\n1,2', 'text'));
  });

  test('leave a text that none of them knows as text', () => {
    expect(read('{"content":[{"type":"text","text":"a: 1\\nb: 2"}]}', { readers: ['json', 'mcp'] })).toMatchObject({
      value: '"a: 1\\nb: 2"',
      reader: 'text',
      format: 'text',
    });
  });
});
