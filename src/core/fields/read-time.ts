import type { Json } from '../model.ts';
import { isExactNumber } from '../value.ts';

/** Seconds from 2001 to 2100: milliseconds and microseconds of the same years have three and six digits more. */
const earliestSecond = 978_307_200;
const latestSecond = 4_102_444_800;

/** Milliseconds since 1970, or null where this is no time that can be told for certain. */
export function readTime(value: Json): number | null {
  const isDigits = typeof value === 'string' && /^\d{10}(?:\d{3}){0,2}$/.test(value);
  if (typeof value === 'number' || isExactNumber(value) || isDigits) {
    const number = Number(isExactNumber(value) ? value.text : value);
    for (const perSecond of [1, 1000, 1_000_000])
      if (number >= earliestSecond * perSecond && number <= latestSecond * perSecond)
        return Math.round((number / perSecond) * 1000);
    return null;
  }
  if (typeof value !== 'string' || value.length > 40) return null;
  const isDated = /^\d{4}-\d{2}-\d{2}(?:$|[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})$)/.test(
    value,
  );
  const isWritten = /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/.test(value);
  if (!isDated && !isWritten) return null;
  const time = Date.parse(isDated ? value.replace(' ', 'T').replace(/\s/, '').replace(',', '.') : value);
  return Number.isNaN(time) ? null : time;
}
