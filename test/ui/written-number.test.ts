import { expect, test } from 'vitest';
import { readNumber, stepNumber, writeNumber } from '../../src/ui/controls/written-number.ts';

const whole = { min: 1, max: 500, digits: [0, 0] } as const;
const money = { min: 0, max: 1e9, digits: [2, 4] } as const;

test('a number is written with the digits that it needs', () => {
  const written = [1280.5, 3, 0.12345, 2.5001].map((value) => writeNumber(value, money.digits));
  expect(written).toEqual(['1280.50', '3.00', '0.1235', '2.5001']);
  expect(writeNumber(12, whole.digits)).toBe('12');
});

test('a text that says a number is read within its range, any other is not', () => {
  const read = ['12', ' 1,200 ', '0', '-3', '7.6', '', 'twelve', '1e3', '1.2.3'].map((text) => readNumber(text, whole));
  expect(read).toEqual([12, 500, 1, 1, 8, null, null, null, null]);
  expect(readNumber('2.50', money)).toBe(2.5);
});

test('what is written is read back', () => {
  for (const value of [0, 0.5, 99.99, 1234.5678])
    expect(readNumber(writeNumber(value, money.digits), money)).toBe(value);
});

test('a step stays within the range and begins at its ends', () => {
  expect([stepNumber(500, 1, whole), stepNumber(7, -1, whole), stepNumber(null, 1, whole)]).toEqual([500, 6, 1]);
});
