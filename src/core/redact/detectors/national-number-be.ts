import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** National register numbers of Belgium, as they are written. */
export const nationalNumberBe = {
  id: 'national-number-be',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [2, 2], separators: '.' },
  match: matchWord(/\d{2}\.(?:0\d|1[0-2])\.[0-3]\d-\d{3}\.\d{2}(?!-)/, isNationalNumber),
} as const satisfies Detector;

/** Of those born since 2000 the check counts a 2 before the number. */
function isNationalNumber(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  const [body, checkDigits] = [Number(digits.slice(0, 9)), Number(digits.slice(9))];
  return 97 - (body % 97) === checkDigits || 97 - ((2e9 + body) % 97) === checkDigits;
}

export const examples = {
  hits: [
    { text: '85.07.30-033.28', found: ['85.07.30-033.28'] },
    { text: 'NN 85.07.30-033.28;', found: ['85.07.30-033.28'] },
  ],
  misses: [{ text: '85.07.30-033.29', reason: 'the check is wrong' }],
};
