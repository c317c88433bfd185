import type { Json } from '../model.ts';
import { isExactNumber, isScalar } from '../value.ts';

/** A value as it is sorted: numbers (and booleans as 0 and 1) before dates before text. */
export interface SortKeyValue {
  readonly rank: 'number' | 'date' | 'text';
  readonly number: number;
  /** The text itself, or every digit of the number, for when the numbers are equal. */
  readonly text: string;
}

/** Null for what has no place in an order: nothing, empty text, lists and objects. */
export function sortKeyOf(value: Json | undefined): SortKeyValue | null {
  if (value === undefined || value === null || value === '' || !isScalar(value)) return null;
  if (typeof value === 'string') return keyOfText(value);
  if (isExactNumber(value)) return { rank: 'number', number: Number(value.text), text: value.text };
  return { rank: 'number', number: Number(value), text: String(Number(value)) };
}

function keyOfText(text: string): SortKeyValue {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return { rank: 'number', number: Number(text), text };
  const moment = secondsOf(text);
  return moment === null ? { rank: 'text', number: 0, text } : { rank: 'date', number: Number(moment), text: moment };
}

export function compareSortKeys(a: SortKeyValue, b: SortKeyValue): number {
  if (a.rank !== b.rank) return sortRanks[a.rank] - sortRanks[b.rank];
  if (a.rank === 'text') return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
  if (a.number !== b.number) return a.number < b.number ? -1 : 1;
  return a.text === b.text ? 0 : compareDecimals(a.text, b.text);
}

const sortRanks = { number: 0, date: 1, text: 2 } as const;

/** Seconds since the year 0 with every digit of the fraction; null unless ISO 8601. Without a zone it is read as UTC. */
function secondsOf(text: string): string | null {
  const match =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,12}))?)?(?: ?(Z|[+-]\d\d:?\d\d))?)?$/.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const [sign = '+', ...digits] = zone === 'Z' ? '+0000' : zone.replace(':', '');
  const offset = Number(digits.slice(0, 2).join('')) * 60 + Number(digits.slice(2).join(''));
  const seconds = date.getTime() / 1000 - (sign === '-' ? -offset : offset) * 60 + secondsToYear1970;
  return `${seconds}.${fraction}`;
}

/** More than the years before 1970 have, so that no moment is negative. */
const secondsToYear1970 = 62_200_000_000;

/** The order of two decimals of any size. */
function compareDecimals(a: string, b: string): number {
  const [left, right] = [readDecimal(a), readDecimal(b)];
  if (left.sign !== right.sign) return left.sign - right.sign;
  if (left.scale !== right.scale) return left.scale < right.scale ? -left.sign : left.sign;
  return left.digits === right.digits ? 0 : left.digits < right.digits ? -left.sign : left.sign;
}

/** `0.digits × 10 ^ scale`, without zeros at either end of the digits. */
function readDecimal(text: string): { readonly sign: number; readonly digits: string; readonly scale: number } {
  const [mantissa = '', exponent = '0'] = text.replace(/^-/, '').split(/e/i);
  const [whole = '', fraction = ''] = mantissa.split('.');
  const all = whole + fraction;
  const first = all.search(/[1-9]/);
  if (first < 0) return { sign: 0, digits: '', scale: 0 };
  const sign = text.startsWith('-') ? -1 : 1;
  return { sign, digits: trimZeros(all.slice(first)), scale: whole.length - first + Number(exponent) };
}

function trimZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}
