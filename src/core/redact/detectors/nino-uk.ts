import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const ninoPattern =
  /(?:(?<!\w)|(?<=\\[nrt]))(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z](?: \d{2} \d{2} \d{2} |-\d{2}-\d{2}-\d{2}-|\d{6})[A-D](?!\w)/y;
const matchNino = matchFrom(ninoPattern);

/** National insurance numbers of the United Kingdom. */
export const ninoUk = {
  id: 'nino-uk',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [2, 2], separators: ' -', letterDigits: [6, 6] },
  match: (text, at) => matchNino(text, at - 2) ?? matchNino(text, at - 3),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: 'NI: AB 12 34 56 C', found: ['AB 12 34 56 C'] },
    { text: 'JG103759A', found: ['JG103759A'] },
  ],
  misses: [
    { text: 'BG123456A', reason: 'no number opens with BG' },
    { text: 'AB123456E', reason: 'no number ends with E' },
    { text: 'XAB123456C', reason: 'a part of an id' },
  ],
};
