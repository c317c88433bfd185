import type { Detector } from '../../model.ts';
import { passesLuhn } from '../check-digits.ts';
import { matchNamed } from '../match-pattern.ts';

/** Identity numbers of South Africa beside their name. */
export const identityNumberZa = {
  id: 'identity-number-za',
  group: 'person',
  suggests: 'mask',
  context: /id[ _-]?number$|identity[ _-]?(?:no|number)$|sa[ _-]?id$/i,
  anchors: { words: ['id number', 'id_number', 'identity n', 'sa id', 'said'] },
  match: matchNamed(
    /(?:sa[ _-]?)?id[ _-]?number|identity[ _-]?(?:no\.?|number)|sa[ _-]?id/,
    /\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}[01]\d{2}/,
    passesLuhn,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: 'ID number: 8507305297083', found: ['8507305297083'] }],
  misses: [
    { text: 'ID number: 8507305297084', reason: 'the check digit is wrong' },
    { text: '8507305297083', reason: 'thirteen digits without their name' },
  ],
};
