import type { Detector } from '../../model.ts';
import { isDate, passesMod11 } from '../check-digits.ts';
import { matchWord } from '../match-pattern.ts';

const identityPattern =
  /(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[123]|91)\d{4}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx]/;

/** Identity numbers of mainland China (居民身份证), by province, date of birth and check character. */
export const idCardCn = {
  id: 'id-card-cn',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [17, 18] },
  match: matchWord(
    identityPattern,
    (found) => isDate(found.slice(6, 10), found.slice(10, 12), found.slice(12, 14)) && passesMod11(found),
  ),
} as const satisfies Detector;

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
