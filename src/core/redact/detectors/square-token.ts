import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens and secrets of Square. */
export const squareToken = {
  id: 'square-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sq0atp-', 'sq0csp-', 'sq0idp-', 'eaaa'] },
  match: matchWord(/sq0(?:atp|csp)-[\w-]{22,60}|EAAA[\w-]{60}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['sq0atp', 'a1B2_c3D4-e'.repeat(2)].join('-'), found: [['sq0atp', 'a1B2_c3D4-e'.repeat(2)].join('-')] },
    { text: ['sq0csp', 'a1B2_c3D4-e'.repeat(4)].join('-'), found: [['sq0csp', 'a1B2_c3D4-e'.repeat(4)].join('-')] },
  ],
  misses: [{ text: ['sq0idp', 'a1B2_c3D4-e'.repeat(2)].join('-'), reason: 'an application id is public' }],
};
