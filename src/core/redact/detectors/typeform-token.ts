import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal access tokens of Typeform. */
export const typeformToken = {
  id: 'typeform-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['tfp_'] },
  match: matchWord(/tfp_[\w.=-]{39,79}[\w=-](?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['tfp', 'a1B2_c3D4-'.repeat(5)].join('_')} x`, found: [['tfp', 'a1B2_c3D4-'.repeat(5)].join('_')] },
    { text: ['tfp', 'a1B2_c3D4-'.repeat(5)].join('_'), found: [['tfp', 'a1B2_c3D4-'.repeat(5)].join('_')] },
  ],
  misses: [
    { text: 'tfp_short', reason: 'too short for one' },
    { text: `x${['tfp', 'a1B2_c3D4-'.repeat(5)].join('_')}`, reason: 'a part of another word' },
  ],
};
