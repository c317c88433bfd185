import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens of Fly.io. */
export const flyToken = {
  id: 'fly-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['fo0_', 'fm0r_', 'fm0a_', 'fm0_'] },
  match: matchWord(/fo1_[\w-]{43}(?!-)|fm(?:1[ar]|2)_[A-Za-z0-9+/]{100,1000}={0,3}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['fm2', 'a1B2/'.repeat(22)].join('_'), found: [['fm2', 'a1B2/'.repeat(22)].join('_')] },
    {
      text: `FLY_API_TOKEN=${['fo1', ['a1B2'.repeat(10), 'c3D'].join('')].join('_')}`,
      found: [['fo1', ['a1B2'.repeat(10), 'c3D'].join('')].join('_')],
    },
  ],
  misses: [{ text: 'fo1_short', reason: 'too short for one' }],
};
