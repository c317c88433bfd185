import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generaliseText } from '../../../src/core/redact/generalise.ts';
import { keyedHash } from '../../../src/core/redact/keyed-hash.ts';
import { byDetector, byKey, fakes, redact, redactValue, rule } from './redact.ts';

test('a hash is the HMAC of Node, for every key and text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      (key, text) => {
        expect(keyedHash(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
      },
    ),
  );
});

describe('hash', () => {
  const rules = [rule(byKey('email'), 'hash')];
  const shown = createHmac('sha256', 'k1').update(fakes.email).digest('hex').slice(0, 12);

  test('is alike in every result under one key, and another under another', () => {
    const once = redact({ email: fakes.email }, rules, {}, [], 'k1').parcel.value;
    expect(once).toEqual({ email: `<email-${shown}>` });
    expect(redact([{ email: fakes.email }], rules, {}, [], 'k2').parcel.value).not.toEqual([once]);
  });

  test('is a number and a note where no key is given', () => {
    const { parcel, notes } = redact({ email: fakes.email }, rules);
    expect(parcel.value).toEqual({ email: '<email-1>' });
    expect(notes.at(-1)).toEqual({ id: 'redact.no-key', values: {} });
  });
});

test.each([
  ['1949-12-31', '1949'],
  ['1949年12月31日', '1949'],
  ['31/12/1949', '1949'],
  ['2024-05-01T10:00:00+08:00', '2024'],
  ['1949', '1949'],
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.0/24', '203.0.113.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  [fakes.email, '…@example.com'],
  ['…@example.com', '…@example.com'],
  ['Alice', '***'],
])('%s says less as %s', (text, general) => {
  expect(generaliseText(text)).toBe(general);
});

test('blanks keep kind and length', () => {
  const value = { phone: 13812345678, mail: fakes.email, card: fakes['payment-card'], isNew: true, ratio: 1.5, n: 7 };
  expect(redactValue(value, rule(byKey(...Object.keys(value)), 'blank'))).toEqual({
    phone: 10000000000,
    mail: 'xxx@xxxxxxx.xxx',
    card: '0000 0000 0000 0000',
    isNew: false,
    ratio: 0,
    n: 0,
  });
  expect(redactValue([13812345678, `call ${fakes['phone-cn']}`], rule(byDetector('phone-cn'), 'blank'))).toEqual([
    10000000000,
    'call 00000000000',
  ]);
});

test('shortened values keep their ends, and short ones nothing', () => {
  const value = { id: 'abcdefghijklmnop', pin: '1234' };
  expect(redactValue(value, rule(byKey('id', 'pin'), 'shorten', 4, 2))).toEqual({ id: 'abcd…op', pin: '…' });
});
