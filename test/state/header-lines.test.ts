import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHeaders, writeHeaders } from '../../src/state/header-lines.ts';

test('headers are lines of a name and a value', () => {
  expect(readHeaders('Retry-After: 30\nlink: <https://h/x>; rel="next",\n  <https://h/y>\n\n')).toEqual({
    'retry-after': '30',
    link: '<https://h/x>; rel="next", <https://h/y>',
  });
  expect(readHeaders(' \nno header\n')).toBe(undefined);
  expect(writeHeaders(undefined)).toBe('');
});

test('headers that were written are read back', () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
  const value = fc.string({ maxLength: 30 }).map((text) => text.replace(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(fc.dictionary(name, value, { minKeys: 1 }), (headers) => {
      expect(Object.entries(readHeaders(writeHeaders(headers)) ?? {})).toEqual(Object.entries(headers));
    }),
  );
});
