import type { Detector } from '../../model.ts';
import { passesLuhn } from '../check-digits.ts';
import { matchNamed } from '../match-pattern.ts';

/** Device numbers of phones (IMEI) beside their name. */
export const imei = {
  id: 'imei',
  group: 'person',
  suggests: 'mask',
  context: /imei(?:[ _-]?\d)?$/i,
  anchors: { words: ['imei'] },
  match: matchNamed(/imei(?:[ _-]?\d)?/, /\d{15}/, passesLuhn),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: 'IMEI: 359515603465984', found: ['359515603465984'] }],
  misses: [
    { text: 'IMEI: 359515603465985', reason: 'the check digit is wrong' },
    { text: '359515603465984', reason: 'fifteen digits without their name' },
  ],
};
