import { fixedMask } from './mask-text.ts';

/** What is left of a value when it says less: of a date its year, of an address its network, of a mail address its domain; else nothing. */
export function generaliseText(text: string): string {
  const value = text.trim();
  const [, year, lastYear] =
    /^(?:((?:1[89]|20)\d{2})(?:[-/.年]\d{1,2}(?:[-/.月]\d{1,2}日?)?(?:[T ][\d:.,]{1,20}(?:Z|[+-]\d\d:?\d\d)?)?)?|\d{1,2}[-/.]\d{1,2}[-/.]((?:1[89]|20)\d{2}))$/.exec(
      value,
    ) ?? [];
  if (year !== undefined || lastYear !== undefined) return year ?? lastYear ?? fixedMask;
  const [, network] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}(?:\/24)?$/.exec(value) ?? [];
  if (network !== undefined) return `${network}.0/24`;
  const [, groups] = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):[\da-f:]{1,30}(?:\/48)?$/i.exec(value) ?? [];
  if (groups !== undefined) return `${groups}::/48`;
  const [, domain] = /^[^@\s]{0,64}(@[\p{L}\p{N}.-]{3,100})$/u.exec(value) ?? [];
  return domain === undefined ? fixedMask : `…${domain}`;
}
