import type { Detector } from '../../model.ts';
import { matchNamed } from '../match-pattern.ts';

/** Passport and travel document numbers beside their name. */
export const passport = {
  id: 'passport',
  group: 'person',
  suggests: 'mask',
  context: /passport(?:[ _-]?(?:no|number|num|id))?$|护照|通行证/i,
  anchors: { words: ['passport', '护照', '通行证'] },
  match: matchNamed(
    /passport(?:[ _-]?(?:no\.?|number|num|id))?|护照(?:号码?)?|通行证(?:号码?)?/,
    /[A-Z]{0,2}\d{6,9}[A-Z]?/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '护照号：E12345678', found: ['E12345678'] },
    { text: '"passport_no":"G12345678"', found: ['G12345678'] },
    { text: 'Passport Number: 533401234', found: ['533401234'] },
    { text: '港澳通行证 C12345678', found: ['C12345678'] },
  ],
  misses: [
    { text: 'passport office', reason: 'words' },
    { text: 'passport: 12', reason: 'too short for one' },
  ],
};
