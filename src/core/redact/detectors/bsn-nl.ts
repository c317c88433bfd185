import type { Detector } from '../../model.ts';
import { isWeighted } from '../check-digits.ts';
import { matchNamed } from '../match-pattern.ts';

/** Citizen numbers of the Netherlands (BSN) beside their name. */
export const bsnNl = {
  id: 'bsn-nl',
  group: 'person',
  suggests: 'mask',
  context: /bsn$|burgerservicenummer/i,
  anchors: { words: ['bsn', 'burgerservicenummer'] },
  match: matchNamed(/bsn|burgerservicenummer/, /\d{9}/, (found) => isWeighted(found, [9, 8, 7, 6, 5, 4, 3, 2, -1], 11)),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: 'BSN: 179684619', found: ['179684619'] }],
  misses: [
    { text: 'BSN: 179684610', reason: 'the check is wrong' },
    { text: '179684619', reason: 'nine digits without their name' },
  ],
};
