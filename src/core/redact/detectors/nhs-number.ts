import type { Detector } from '../../model.ts';
import { isWeighted } from '../check-digits.ts';
import { matchFrom, matchNamed } from '../match-pattern.ts';

const matchGroups = matchFrom(/(?:(?<![\w.-])|(?<=\\[nrt]))\d{3} \d{3} \d{4}(?!\w|[.-]\d)/y, isNhsNumber);
const matchNamedNhs = matchNamed(
  /nhs(?:[ _-]?(?:no\.?|number|num|id))?/,
  /\d{10}|\d{3}[ -]\d{3}[ -]\d{4}/,
  isNhsNumber,
);

/** Patient numbers of the British health service, in groups or beside their name. */
export const nhsNumber = {
  id: 'nhs-number',
  group: 'person',
  suggests: 'mask',
  context: /nhs(?:[ _-]?(?:no|number|num|id))?$/i,
  anchors: { words: ['nhs'], digits: [3, 3], separators: ' ' },
  match: (text, at) => matchGroups(text, at) ?? matchNamedNhs(text, at),
} as const satisfies Detector;

function isNhsNumber(found: string): boolean {
  return isWeighted(found.replace(/\D/g, ''), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 11);
}

export const examples = {
  hits: [
    { text: 'Patient 492 918 0732.', found: ['492 918 0732'] },
    { text: 'NHS number: 4929180732', found: ['4929180732'] },
  ],
  misses: [
    { text: '492 918 0733', reason: 'the check digit is wrong' },
    { text: '4929180732', reason: 'ten digits without their name' },
  ],
};
