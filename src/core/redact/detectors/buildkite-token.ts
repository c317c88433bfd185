import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** User and agent tokens of Buildkite. */
export const buildkiteToken = {
  id: 'buildkite-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['bkua_', 'bkat_'] },
  match: matchWord(/bk(?:ua|at)_[0-9a-zA-Z]{40,64}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['bkua', '0a1b'.repeat(10)].join('_')} x`, found: [['bkua', '0a1b'.repeat(10)].join('_')] },
    { text: ['bkua', '0a1b'.repeat(10)].join('_'), found: [['bkua', '0a1b'.repeat(10)].join('_')] },
  ],
  misses: [
    { text: 'bkua_short', reason: 'too short for one' },
    { text: `x${['bkua', '0a1b'.repeat(10)].join('_')}`, reason: 'a part of another word' },
  ],
};
