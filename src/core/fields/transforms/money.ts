import { type Decimal, decimalNumber, showDecimal, toDecimal } from '../../decimal.ts';
import { makeObject } from '../../value.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

const moneyNames =
  /(?:^|_)(?:amount|amt|price|prc|cost|fee|total|subtotal|tax|balance|bal|refund|discount|revenue|salary|pay)(?:_(?:cents|fen|minor))?$|(?:Amount|Price|Cost|Fee|Total|Balance|Cents)$/i;

/** Amounts of money with their digits and their unit; arithmetic is on decimal digits, never on floating point. */
export const moneyTransform: ValueTransform = {
  id: 'money',
  of: 'value',
  defaults: { as: 'text', from: 'major', digits: 2, unit: '' },
  choices: { as: ['text', 'number', 'minor'], from: ['major', 'minor'] },
  suits: ({ path, types, top, isLeaf }) =>
    isLeaf &&
    moneyNames.test(String(path.at(-1))) &&
    (types.number !== undefined || top.some(({ value }) => typeof value === 'string' && toDecimal(value) !== null)),
  change(value, { as, from, digits, unit }) {
    const amount = toDecimal(value);
    if (amount === null) return value;
    const places = clampDigits(Number(digits));
    const major = from === 'minor' ? { unscaled: amount.unscaled, scale: amount.scale + places } : amount;
    if (as === 'text')
      return [showDecimal(padDecimal(major, places)), String(unit)].filter((part) => part !== '').join(' ');
    const shown = as === 'minor' ? toMinor(major, places) : decimalNumber(padDecimal(major, places));
    return unit === ''
      ? shown
      : makeObject([
          ['amount', shown],
          [as === 'minor' ? 'minor_unit_of' : 'currency', String(unit)],
        ]);
  },
};

function clampDigits(digits: number): number {
  return Number.isInteger(digits) ? Math.max(0, Math.min(8, digits)) : 2;
}

/** At least so many digits after the point; none that count is lost. */
function padDecimal({ unscaled, scale }: Decimal, digits: number): Decimal {
  let left = unscaled;
  let places = scale;
  while (places > digits && left % 10n === 0n) {
    left /= 10n;
    places--;
  }
  return places >= digits
    ? { unscaled: left, scale: places }
    : { unscaled: left * 10n ** BigInt(digits - places), scale: digits };
}

function toMinor({ unscaled, scale }: Decimal, digits: number) {
  const shifted = padDecimal({ unscaled, scale: Math.max(0, scale - digits) }, 0);
  return decimalNumber(scale >= digits ? shifted : { unscaled: unscaled * 10n ** BigInt(digits - scale), scale: 0 });
}

export const examples = [
  {
    rows: '[{"amt":1280.50},{"amt":199},{"amt":"59.00"},{"amt":0.1}]',
    path: ['amt'],
    options: { as: 'text', from: 'major', digits: 2, unit: 'CNY' },
    gives: '[{"amt":"1280.50 CNY"},{"amt":"199.00 CNY"},{"amt":"59.00 CNY"},{"amt":"0.10 CNY"}]',
  },
  {
    rows: '[{"amt":128050}]',
    path: ['amt'],
    options: { as: 'text', from: 'minor', digits: 2, unit: '' },
    gives: '[{"amt":"1280.50"}]',
  },
  {
    rows: '[{"amt":1280.5}]',
    path: ['amt'],
    options: { as: 'minor', from: 'major', digits: 2, unit: 'CNY' },
    gives: '[{"amt":{"amount":128050,"minor_unit_of":"CNY"}}]',
  },
  {
    rows: '[{"amt":199}]',
    path: ['amt'],
    options: { as: 'number', from: 'major', digits: 2, unit: 'CNY' },
    gives: '[{"amt":{"amount":199.00,"currency":"CNY"}}]',
  },
  {
    rows: '[{"amt":"free"},{"amt":null},{"amt":1.2345}]',
    path: ['amt'],
    gives: '[{"amt":"free"},{"amt":null},{"amt":"1.2345"}]',
    why: 'no amount, and digits that count stay',
  },
] as const satisfies readonly TransformExample[];
