import type { Detector } from '../../model.ts';
import { isWeighted } from '../check-digits.ts';
import { matchNamed } from '../match-pattern.ts';

/** Tax file numbers of Australia beside their name. */
export const tfnAu = {
  id: 'tfn-au',
  group: 'person',
  suggests: 'mask',
  context: /tfn$|tax[ _-]?file/i,
  anchors: { words: ['tfn', 'tax file'] },
  match: matchNamed(/tfn|tax file(?: (?:no\.?|number))?/, /\d{3} ?\d{3} ?\d{3}/, (found) =>
    isWeighted(found.replaceAll(' ', ''), [1, 4, 3, 7, 5, 8, 6, 9, 10], 11),
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: 'TFN: 193483720', found: ['193483720'] },
    { text: 'tax file number 193 483 720', found: ['193 483 720'] },
  ],
  misses: [
    { text: 'TFN: 193483721', reason: 'the check is wrong' },
    { text: '193483720', reason: 'nine digits without their name' },
  ],
};
