import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens of npm. */
export const npmToken = {
  id: 'npm-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['npm_'] },
  match: matchWord(/npm_[A-Za-z0-9]{36}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['npm', 'a1B2'.repeat(9)].join('_')} x`, found: [['npm', 'a1B2'.repeat(9)].join('_')] },
    { text: ['npm', 'a1B2'.repeat(9)].join('_'), found: [['npm', 'a1B2'.repeat(9)].join('_')] },
  ],
  misses: [
    { text: 'npm_short', reason: 'too short for one' },
    { text: `x${['npm', 'a1B2'.repeat(9)].join('_')}`, reason: 'a part of another word' },
  ],
};
