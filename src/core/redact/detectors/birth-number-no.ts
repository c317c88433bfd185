import type { Detector } from '../../model.ts';
import { isWeighted } from '../check-digits.ts';
import { matchNamed, matchWord } from '../match-pattern.ts';

const matchSpaced = matchWord(/(?:[0-7]\d)(?:[04][1-9]|[15][0-2])\d{2} \d{5}(?!-)/, isBirthNumber);
const matchNamedBirth = matchNamed(/f[øo]dselsnummer|fnr/, /\d{6} ?\d{5}/, isBirthNumber);

/** Birth numbers of Norway, with both check digits and a date. */
export const birthNumberNo = {
  id: 'birth-number-no',
  group: 'person',
  suggests: 'mask',
  context: /f[øo]dselsnummer$|fnr$/i,
  anchors: { words: ['fødselsnummer', 'fodselsnummer', 'fnr'], digits: [6, 6], separators: ' ' },
  match: (text, at) => matchSpaced(text, at) ?? matchNamedBirth(text, at),
} as const satisfies Detector;

function isBirthNumber(found: string): boolean {
  const digits = found.replaceAll(' ', '');
  return (
    isWeighted(digits.slice(0, 10), [3, 7, 6, 1, 8, 9, 4, 5, 2, 1], 11) &&
    isWeighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11)
  );
}

export const examples = {
  hits: [
    { text: '010190 72548', found: ['010190 72548'] },
    { text: 'fnr: 01019072548', found: ['01019072548'] },
  ],
  misses: [
    { text: 'fnr: 01019072549', reason: 'a check digit is wrong' },
    { text: '01019072548', reason: 'eleven digits without their name' },
  ],
};
