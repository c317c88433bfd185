import type { FieldStat } from './model.ts';

const timeNames =
  /^(?:\w{0,40}_)?(?:at|ts|time|timestamp|date|created|updated|modified|expires|expiry|expiration|deadline)(?:_?(?:s|ms|us))?$|^\w{0,40}(?:At|Time|Timestamp|Date)(?:Ms|MS|Us|US)?$/i;

/** The date of a field's sample where the field holds times as numbers, or texts of them; null where it doesn't. */
export function dateOfField({ path, isLeaf, types, top, sample }: FieldStat): string | null {
  if (!isLeaf || !timeNames.test(String(path.at(-1)))) return null;
  if (types.number === undefined && types.string === undefined) return null;
  return top.every(({ value }) => value === null || dateOfEpoch(String(value)) !== null) ? dateOfEpoch(sample) : null;
}

/** The date of seconds, milliseconds or microseconds since 1970; null for what lies outside of 2001 to 2100. */
export function dateOfEpoch(text: string): string | null {
  if (!/^\d{10}(?:\.\d{1,9})?$|^\d{13}(?:\.\d{1,6})?$|^\d{16}$/.test(text)) return null;
  const digits = text.replace(/\..*/, '').length;
  const ms = Number(text) * (digits === 10 ? 1000 : digits === 13 ? 1 : 0.001);
  return ms >= 1e12 && ms <= 4.1e12 ? new Date(Math.floor(ms)).toISOString() : null;
}
