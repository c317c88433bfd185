import type { Detector } from '../../model.ts';
import { isWeighted } from '../check-digits.ts';
import { matchNamed } from '../match-pattern.ts';

/** Personal numbers of Poland (PESEL) beside their name. */
export const peselPl = {
  id: 'pesel-pl',
  group: 'person',
  suggests: 'mask',
  context: /pesel$/i,
  anchors: { words: ['pesel'] },
  match: matchNamed(/pesel/, /\d{11}/, (found) => isWeighted(found, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1], 10)),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: 'PESEL: 85073008115', found: ['85073008115'] }],
  misses: [
    { text: 'PESEL: 85073008116', reason: 'the check digit is wrong' },
    { text: '85073008115', reason: 'eleven digits without their name' },
  ],
};
