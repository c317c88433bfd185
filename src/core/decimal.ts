import type { ExactNumber, Json } from './model.ts';
import { isExactNumber, numberFromText } from './value.ts';

/** A number as whole units of a power of ten, so that sums of money come out exact. */
export interface Decimal {
  readonly unscaled: bigint;
  /** Digits after the point. */
  readonly scale: number;
}

/** Digits that arithmetic is worth; larger exponents are no amounts. */
const mostDigits = 400;

/** The number, or text that is nothing but one, as a decimal; null where it is none. */
export function toDecimal(value: Json): Decimal | null {
  const text = isExactNumber(value) ? value.text : typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > mostDigits) return null;
  const match = /^\s*([-+]?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d{1,3}))?\s*$/.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  if (Math.abs(scale) > mostDigits) return null;
  const unscaled = BigInt(`${whole}${fraction}`) * 10n ** BigInt(Math.max(0, -scale));
  return { unscaled: sign === '-' ? -unscaled : unscaled, scale: Math.max(0, scale) };
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { unscaled: rescale(a, scale) + rescale(b, scale), scale };
}

/** Less than, equal to or greater than nought. */
export function orderDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = rescale(a, scale) - rescale(b, scale);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** The quotient with so many digits after the point, halves away from nought. */
export function divideDecimal({ unscaled, scale }: Decimal, by: number, digits: number): Decimal {
  const wanted = rescale({ unscaled, scale }, Math.max(scale, digits)) * 10n;
  const quotient = wanted / BigInt(by);
  const shift = 10n ** BigInt(Math.max(0, scale - digits) + 1);
  const half = shift / 2n;
  return { unscaled: (quotient < 0n ? quotient - half : quotient + half) / shift, scale: digits };
}

/** Such as `-12.50`. */
export function showDecimal({ unscaled, scale }: Decimal): string {
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${unscaled < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

/** Without noughts at its end. */
export function trimDecimal({ unscaled, scale }: Decimal): Decimal {
  let left = unscaled;
  let places = scale;
  while (places > 0 && left % 10n === 0n) {
    left /= 10n;
    places--;
  }
  return { unscaled: left, scale: places };
}

export function decimalNumber(decimal: Decimal): number | ExactNumber {
  return numberFromText(showDecimal(decimal));
}

function rescale({ unscaled, scale }: Decimal, wanted: number): bigint {
  return unscaled * 10n ** BigInt(Math.max(0, wanted - scale));
}
