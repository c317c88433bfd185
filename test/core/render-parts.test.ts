import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats, type Json, renderAs, renderAsParts } from '../../src/core/index.ts';
import { makeObject, numberFromText } from '../../src/core/value.ts';
import { writeJson } from '../../src/core/write-json.ts';

/** Exact numbers and keys that look like integers among what `JSON.stringify` knows. */
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<Json>(null, true, 12, -0.5, '', 'x', 'a\nb', '"\\', '李雷', '\ud800'),
    fc.constantFrom('1280.50', '9007199254740993', '1e400').map(numberFromText),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom('id', '7', '1', '__proto__', 'a b', 'no', ''), tie('value')), { maxLength: 4 })
      .map(makeObject),
  ),
}));

/** A plain writer of JSON to judge ours by. */
function judge(json: Json, unit: string, newline = unit === '' ? '' : '\n'): string {
  if (typeof json === 'string') return JSON.stringify(json);
  if (json === null || typeof json !== 'object') return String(json);
  if ('text' in json && typeof json.text === 'string' && !Array.isArray(json)) return json.text;
  const inner = newline + (newline === '' ? '' : unit);
  const isList = Array.isArray(json);
  const entries = isList
    ? json.map((element: Json) => ['', element] as const)
    : json instanceof Map
      ? [...json]
      : Object.entries(json);
  const items = entries.map(([key, member]) => {
    const name = isList ? '' : `${JSON.stringify(key)}:${unit === '' ? '' : ' '}`;
    return `${inner}${name}${judge(member as Json, unit, inner)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return items.length === 0 ? `${open}${close}` : `${open}${items.join(',')}${newline}${close}`;
}

test.each([
  [0, ''],
  [2, '  '],
  [3, '   '],
  ['\t', '\t'],
] as const)('JSON with indent %j is that of a plain writer, whatever is exact in it', (indent, unit) => {
  fc.assert(
    fc.property(value, (json) => {
      expect(writeJson(json, indent)).toBe(judge(json, unit));
    }),
    { numRuns: 1000 },
  );
});

test('YAML of a value is the same in an envelope, under it and far below it', () => {
  fc.assert(
    fc.property(value, (json) => {
      const alone = renderAs('yaml', [json]);
      const below = (levels: number) => alone.replace(/^/gm, '  '.repeat(levels));
      expect(renderAs('yaml', { a: [json] })).toBe(`a:\n${below(1)}`);
      expect(renderAs('yaml', { a: { b: { c: { d: { e: [json] } } } } })).toBe(
        `a:\n  b:\n    c:\n      d:\n        e:\n${below(5)}`,
      );
    }),
    { numRuns: 1000 },
  );
});

describe.each(formats)('$id', ({ id, nests }) => {
  const row = { id: 'A-1', note: 'x'.repeat(1000), at: { n: 1 } };
  const rows: readonly Json[] = Array.from({ length: 200 }, () => row);

  test('gives a long list in parts, of which each holds some records', () => {
    const inputs = nests ? [rows, { status: 'ok', data: rows }, { a: { b: rows } }] : [rows];
    for (const input of inputs) {
      const parts = [...renderAsParts(id, input)];
      expect(parts.join('')).toBe(renderAs(id, input));
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(100_000);
    }
  });
});
