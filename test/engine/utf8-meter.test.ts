import { expect, test } from 'vitest';
import { utf8Length } from '../../src/core/index.ts';
import { Utf8Meter } from '../../src/engine/utf8-meter.ts';

test('a text has as many bytes as its units say, whatever its length', () => {
  const meter = new Utf8Meter();
  for (const piece of ['a', 'é', '汉', '😀', '\ud83d', 'a\udc00é😀汉'])
    for (const times of [0, 1, 16_385, 40_000]) {
      const text = piece.repeat(times);
      expect(meter.length(text)).toBe(utf8Length(text));
      expect(meter.length(`x${text}`)).toBe(utf8Length(`x${text}`));
    }
});
