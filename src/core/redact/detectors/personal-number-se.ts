import type { Detector } from '../../model.ts';
import { passesLuhn } from '../check-digits.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal numbers of Sweden, as they are written. */
export const personalNumberSe = {
  id: 'personal-number-se',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [6, 8], separators: '-' },
  match: matchWord(/(?:(?:19|20)\d{2}|\d{2})(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[-+]\d{4}(?!-)/, (found) =>
    passesLuhn(found.replace(/\D/g, '').slice(-10)),
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '850730-2910', found: ['850730-2910'] },
    { text: 'nr 19850730-2910.', found: ['19850730-2910'] },
  ],
  misses: [
    { text: '850730-2911', reason: 'the check digit is wrong' },
    { text: '851330-1234', reason: 'no such month' },
  ],
};
