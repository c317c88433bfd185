import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens of Netlify. */
export const netlifyToken = {
  id: 'netlify-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['nfp_'] },
  match: matchWord(/nfp_[A-Za-z0-9]{36}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['nfp', 'a1B2'.repeat(9)].join('_')} x`, found: [['nfp', 'a1B2'.repeat(9)].join('_')] },
    { text: ['nfp', 'a1B2'.repeat(9)].join('_'), found: [['nfp', 'a1B2'.repeat(9)].join('_')] },
  ],
  misses: [
    { text: 'nfp_short', reason: 'too short for one' },
    { text: `x${['nfp', 'a1B2'.repeat(9)].join('_')}`, reason: 'a part of another word' },
  ],
};
