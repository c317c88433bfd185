import { array, assert, constantFrom, integer, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../src/core/index.ts';
import { numberFromText } from '../../src/core/value.ts';
import { writeJson } from '../../src/core/write-json.ts';

test('JSON is written the same way with and without a number that only we can write in it', () => {
  assert(
    property(array(jsonValue()), constantFrom(0, 1, 2, 4, '\t' as const), integer(), (values, indent, last) => {
      const rows = values as readonly Json[];
      const native = writeJson([...rows, last], indent);
      expect(writeJson([...rows, numberFromText(`${last}.00`)], indent)).toBe(
        native.replace(/(-?\d+)(\s*\])$/, '$1.00$2'),
      );
      expect(native).toBe(JSON.stringify([...rows, last], null, indent));
    }),
  );
});
