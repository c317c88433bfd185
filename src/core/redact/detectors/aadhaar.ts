import type { Detector } from '../../model.ts';
import { passesVerhoeff } from '../check-digits.ts';
import { matchFrom, matchNamed } from '../match-pattern.ts';

const matchFours = matchFrom(
  /(?:(?<![\w.-]|\d )|(?<=\\[nrt]))[2-9]\d{3}(?: \d{4} |-\d{4}-)\d{4}(?!\w|[ .-]\d)/y,
  isAadhaar,
);
const matchNamedAadhaar = matchNamed(
  /aadhaa?r(?:[ _-]?(?:no\.?|number|num|id))?/,
  /[2-9]\d{11}|[2-9]\d{3} \d{4} \d{4}/,
  isAadhaar,
);

/** Identity numbers of India, in groups or beside their name. */
export const aadhaar = {
  id: 'aadhaar',
  group: 'person',
  suggests: 'mask',
  context: /aadhaa?r(?:[ _-]?(?:no|number|num|id))?$/i,
  anchors: { words: ['aadhaar', 'aadhar'], digits: [4, 4], separators: ' -' },
  match: (text, at) => matchFours(text, at) ?? matchNamedAadhaar(text, at),
} as const satisfies Detector;

function isAadhaar(found: string): boolean {
  return passesVerhoeff(found.replace(/\D/g, ''));
}

export const examples = {
  hits: [
    { text: '2494 1563 4186,', found: ['2494 1563 4186'] },
    { text: 'aadhaar_number: 249415634186', found: ['249415634186'] },
  ],
  misses: [
    { text: '2494 1563 4187', reason: 'the check digit is wrong' },
    { text: '1494 1563 4186', reason: 'no number opens with 1' },
    { text: '249415634186', reason: 'twelve digits without their name' },
  ],
};
