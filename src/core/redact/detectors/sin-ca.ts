import type { Detector } from '../../model.ts';
import { passesLuhn } from '../check-digits.ts';
import { matchFrom, matchNamed } from '../match-pattern.ts';

const matchThrees = matchFrom(
  /(?:(?<![\w.,-]|\d )|(?<=\\[nrt]))[1-79]\d{2}(?: \d{3} |-\d{3}-)\d{3}(?!\w|[ .,-]\d)/y,
  isSin,
);
const matchNamedSin = matchNamed(
  /sin(?:[ _-]?(?:no\.?|number))?|social insurance(?: (?:no\.?|number))?/,
  /[1-79]\d{8}|[1-79]\d{2}[ -]\d{3}[ -]\d{3}/,
  isSin,
);

/** Social insurance numbers of Canada, in groups or beside their name. */
export const sinCa = {
  id: 'sin-ca',
  group: 'person',
  suggests: 'mask',
  context: /(?<![a-z])sin(?:[ _-]?(?:no|number))?$|social[ _-]?insurance/i,
  anchors: { words: ['sin', 'social insurance'], digits: [3, 3], separators: ' -' },
  match: (text, at) => matchThrees(text, at) ?? matchNamedSin(text, at),
} as const satisfies Detector;

function isSin(found: string): boolean {
  return passesLuhn(found.replace(/\D/g, ''));
}

export const examples = {
  hits: [
    { text: '163 951 213', found: ['163 951 213'] },
    { text: 'SIN: 163951213', found: ['163951213'] },
  ],
  misses: [
    { text: '163 951 214', reason: 'the check digit is wrong' },
    { text: '863 951 213', reason: 'no number opens with 8' },
    { text: '163951213', reason: 'nine digits without their name' },
  ],
};
