import type { Detector } from '../../model.ts';
import { matchFrom, matchNamed } from '../match-pattern.ts';

const matchSsn = matchFrom(
  /(?:(?<![\w.-])|(?<=\\[nrt]))\d{3}(?:-\d{2}-|(?<=ssn.{0,8}) \d{2} )\d{4}(?!\w|[.-]\d)/iy,
  isSsn,
);
const matchNamedSsn = matchNamed(/ssn|social security(?: (?:no\.?|number))?/, /\d{9}|\d{3} \d{2} \d{4}/, isSsn);

/** Social security and taxpayer numbers of the United States. */
export const ssnUs = {
  id: 'ssn-us',
  group: 'person',
  suggests: 'mask',
  context: /ssn$|social[ _-]?security/i,
  anchors: { words: ['ssn', 'social security'], digits: [3, 3], separators: '- ' },
  match: (text, at) => matchSsn(text, at) ?? matchNamedSsn(text, at),
} as const satisfies Detector;

/** Taxpayer numbers open with 9 and have certain groups. */
function isSsn(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  if (area === '000' || area === '666' || group === '00' || serial === '0000') return false;
  return area < '900' || /^(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/.test(group);
}

export const examples = {
  hits: [
    { text: 'SSN 123-45-6789.', found: ['123-45-6789'] },
    { text: '912-71-1234', found: ['912-71-1234'] },
    { text: 'ssn: 123456789', found: ['123456789'] },
  ],
  misses: [
    { text: '000-12-3456', reason: 'no area is 000' },
    { text: '666-12-3456', reason: 'no area is 666' },
    { text: '123-00-4567', reason: 'no group is 00' },
    { text: '123-45-0000', reason: 'no serial is 0000' },
    { text: '901-12-3456', reason: 'no taxpayer number has that group' },
    { text: 'a123-45-6789', reason: 'a part of an id' },
  ],
};
