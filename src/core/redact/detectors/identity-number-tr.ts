import type { Detector } from '../../model.ts';
import { isWeighted } from '../check-digits.ts';
import { matchNamed } from '../match-pattern.ts';

/** Identity numbers of Turkey beside their name. */
export const identityNumberTr = {
  id: 'identity-number-tr',
  group: 'person',
  suggests: 'mask',
  context: /tckn$|kimlik(?:[ _-]?no)?$/i,
  anchors: { words: ['tckn', 'kimlik', 'tc no'] },
  match: matchNamed(
    /tckn|(?:tc[ _-]?)?kimlik(?:[ _-]?(?:no|numaras[ıi]))?|tc no/,
    /[1-9]\d{10}/,
    (found) =>
      isWeighted(found.slice(0, 10), [7, -1, 7, -1, 7, -1, 7, -1, 7, -1], 10) &&
      isWeighted(found, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1], 10),
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: 'TCKN: 10575746296', found: ['10575746296'] },
    { text: 'kimlik no 10575746296', found: ['10575746296'] },
  ],
  misses: [
    { text: 'TCKN: 10575746297', reason: 'a check digit is wrong' },
    { text: '10575746296', reason: 'eleven digits without their name' },
  ],
};
