import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Json, parseJson, shareEqual } from '../../src/core/index.ts';
import { writeJson } from '../../src/core/write-json.ts';

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, 0, -0, 1.5, 'a', ''),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.uniqueArray(fc.constantFrom('id', 'b', '7', '__proto__', 'constructor'), { maxLength: 4 }).chain((keys) =>
      fc.tuple(...keys.map(() => tie('value'))).map((members) => {
        const text = keys.map((key, at) => `${JSON.stringify(key)}:${writeJson(members[at] ?? null)}`).join(',');
        return parseJson(`{${text}}`).value ?? null;
      }),
    ),
  ),
}));

const read = (text: string) => parseJson(text).value as { readonly [key: string]: Json };

test('what is shared is written as it was', () => {
  fc.assert(
    fc.property(value, value, (before, now) => {
      expect(writeJson(shareEqual(before, now))).toBe(writeJson(now));
    }),
  );
});

test('all is shared where all is equal', () => {
  fc.assert(
    fc.property(value, (now) => {
      const before = parseJson(writeJson(now)).value ?? null;
      expect(shareEqual(before, parseJson(writeJson(now)).value ?? null)).toBe(before);
    }),
  );
});

test('rows around those that changed, came or went are shared', () => {
  const rows = (ids: readonly number[]) => read(`{"rows":[${ids.map((id) => `{"id":${id},"of":{"a":[${id}]}}`)}]}`);
  const before = rows([1, 2, 3, 4]);
  const sharedOf = (now: { readonly [key: string]: Json }) => {
    const { rows: found } = shareEqual(before, now) as { readonly rows: readonly Json[] };
    return found.map((row) => (before.rows as readonly Json[]).indexOf(row));
  };
  expect(sharedOf(rows([1, 2, 9, 4]))).toEqual([0, 1, -1, 3]);
  expect(sharedOf(rows([1, 8, 9, 2, 3, 4]))).toEqual([0, -1, -1, 1, 2, 3]);
  expect(sharedOf(rows([1, 3, 4]))).toEqual([0, 2, 3]);
});

test.each([
  ['{"a":1,"b":2}', '{"b":2,"a":1}'],
  ['{"a":null}', '{"b":null}'],
  ['{"a":0}', '{"a":-0}'],
  ['{"a":1.0}', '{"a":1}'],
  ['{"7":1,"a":1}', '{"a":1,"7":1}'],
  ['[]', '{}'],
])('%s is not %s', (before, now) => {
  expect(writeJson(shareEqual(read(before), read(now)))).toBe(now);
});
