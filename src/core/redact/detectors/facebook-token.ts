import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Page and user access tokens of Facebook. */
export const facebookToken = {
  id: 'facebook-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['eaam', 'eaac', 'eaag', 'eaab'] },
  match: matchWord(/EAA[MCGB][A-Za-z0-9]{90,400}/),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: ['EAAC', 'a1B2'.repeat(30)].join(''), found: [['EAAC', 'a1B2'.repeat(30)].join('')] }],
  misses: [{ text: 'EAAC', reason: 'a prefix alone' }],
};
