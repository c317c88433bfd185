import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal and organisation tokens of Docker Hub. */
export const dockerToken = {
  id: 'docker-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['dckr_pat_', 'dckr_oat_'] },
  match: matchWord(/dckr_[po]at_[\w-]{24,40}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['dckr', 'pat', 'a1B2_c3D4'.repeat(3)].join('_')} x`,
      found: [['dckr', 'pat', 'a1B2_c3D4'.repeat(3)].join('_')],
    },
    {
      text: ['dckr', 'pat', 'a1B2_c3D4'.repeat(3)].join('_'),
      found: [['dckr', 'pat', 'a1B2_c3D4'.repeat(3)].join('_')],
    },
  ],
  misses: [
    { text: 'dckr_short', reason: 'too short for one' },
    { text: `x${['dckr', 'pat', 'a1B2_c3D4'.repeat(3)].join('_')}`, reason: 'a part of another word' },
  ],
};
