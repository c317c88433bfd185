import type { Detector } from '../../model.ts';
import { passesMod11 } from '../check-digits.ts';
import { matchHits } from '../match-hits.ts';

const identityAnchor = /[1-9]\d{5}(?:18|19|20)/g;
const identityPattern =
  /(?:(?<!\w)|(?<=\\[nrt]))(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123]|91)\d{4}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\w)/y;

/** Identity numbers of mainland China (居民身份证), by province, date of birth and check character. */
export const idCardCn = {
  id: 'id-card-cn',
  group: 'person',
  suggests: 'mask',
  find: (text, anchor = identityAnchor) =>
    matchHits('id-card-cn', text, anchor, identityPattern, (found) => isDateOfBirth(found) && passesMod11(found)),
} as const satisfies Detector;

function isDateOfBirth(found: string): boolean {
  const [year, month, day] = [found.slice(6, 10), found.slice(10, 12), found.slice(12, 14)].map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day <= days;
}

export const examples = {
  hits: [
    { text: '身份证11010519491231002X，', found: ['11010519491231002X'] },
    { text: '"440524188001010014"', found: ['440524188001010014'] },
  ],
  misses: [
    { text: '110105194912310021', reason: 'the check character is wrong' },
    { text: '110105194902310026', reason: 'no such date' },
    { text: '990105194912310026', reason: 'no such province' },
    { text: '1811010519491231002X', reason: 'longer than an identity number' },
    { text: '202405011230451234', reason: 'a time with a counter' },
  ],
};
