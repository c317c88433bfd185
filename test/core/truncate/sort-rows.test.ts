import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Json, readOutput } from '../../../src/core/index.ts';
import { compareSortKeys, sortKeyOf } from '../../../src/core/truncate/sort-key.ts';
import { showSort, sortRows } from '../../../src/core/truncate/sort-rows.ts';

/** The `v` of each row after sorting, as JSON text. */
function sorted(values: string, direction: 'asc' | 'desc' = 'asc'): string {
  const { value } = readOutput(values);
  const rows = (Array.isArray(value) ? value : []).map((v: Json) => ({ v }));
  const order = sortRows(rows, [{ path: ['v'], direction }]);
  return order.map((row) => JSON.stringify(row, (_, item) => item?.text ?? item).slice(5, -1)).join(' ');
}

describe('rows are sorted', () => {
  test('by number, numeric text among the numbers', () => {
    expect(sorted('[10, "9", 2.5, "-1", true]')).toBe('"-1" true 2.5 "9" 10');
  });

  test('by every digit of numbers that a double can not hold', () => {
    expect(sorted('[9007199254740993, 9007199254740992, 9007199254740995, 9007199254740994]')).toBe(
      '9007199254740992 "9007199254740993" 9007199254740994 "9007199254740995"',
    );
    expect(sorted('["123456789012345678902", "123456789012345678901"]')).toBe(
      '"123456789012345678901" "123456789012345678902"',
    );
    expect(sorted('[1e401, 1e400, -1e401, -1e400, 0.1e402]')).toBe('"-1e401" "-1e400" "1e400" "1e401" "0.1e402"');
    expect(sorted('[-9007199254740993, -9007199254740995]')).toBe('"-9007199254740995" "-9007199254740993"');
  });

  test('by the moment, whatever zone or precision a date is written in', () => {
    expect(
      sorted(
        '["2024-05-01T12:00:00.25Z","2024-05-01T12:00:00Z","2024-05-01T13:59:59+02:00","2024-05-01","1960-01-01T00:00:00Z"]',
      ),
    ).toBe(
      '"1960-01-01T00:00:00Z" "2024-05-01" "2024-05-01T13:59:59+02:00" "2024-05-01T12:00:00Z" "2024-05-01T12:00:00.25Z"',
    );
    expect(sorted('["2024-05-01T12:00:00.000000002Z","2024-05-01T12:00:00.000000001Z"]')).toBe(
      '"2024-05-01T12:00:00.000000001Z" "2024-05-01T12:00:00.000000002Z"',
    );
  });

  test('with rows that have no value last, up and down', () => {
    expect(sorted('[null, "b", "", [1], 3, "a"]')).toBe('3 "a" "b" null "" [1]');
    expect(sorted('[null, "b", "", [1], 3, "a"]', 'desc')).toBe('"b" "a" 3 null "" [1]');
  });

  test('stably, by the next key where one is equal', () => {
    const rows = [
      { a: 1, b: 'x', n: 1 },
      { a: 2, b: 'x', n: 2 },
      { a: 1, b: 'y', n: 3 },
      { a: 1, b: 'x', n: 4 },
    ];
    const keys = [
      { path: ['a'], direction: 'asc' },
      { path: ['b'], direction: 'desc' },
    ] as const;
    expect(sortRows(rows, keys).map((row) => (row as { n: number }).n)).toEqual([3, 1, 4, 2]);
    expect(showSort(keys)).toBe('a asc, b desc');
    expect(sortRows(rows, [])).toBe(rows);
  });
});

test('the order of any values has no cycles', () => {
  const anyValue = fc.oneof(
    fc.integer({ min: -20, max: 20 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constantFrom(
      '1x',
      '9',
      '10',
      '010',
      '1.50',
      'a',
      'B',
      '2024-01-02',
      '2024-01-01T23:00:00-02:00',
      '2024-01-02T01:00Z',
    ),
    fc.stringMatching(/^-?\d{1,20}$/),
  );
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (first, second, third) => {
      const [a, b, c] = [sortKeyOf(first), sortKeyOf(second), sortKeyOf(third)];
      if (a === null || b === null || c === null) throw new Error('every one has a place');
      expect(Math.sign(compareSortKeys(a, b))).toBe(-Math.sign(compareSortKeys(b, a)) + 0);
      if (compareSortKeys(a, b) <= 0 && compareSortKeys(b, c) <= 0)
        expect(compareSortKeys(a, c)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});
