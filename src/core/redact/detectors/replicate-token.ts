import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API tokens of Replicate. */
export const replicateToken = {
  id: 'replicate-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['r0_'] },
  match: matchWord(/r8_[A-Za-z0-9]{37}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['r8', ['a1B2'.repeat(9), 'c'].join('')].join('_')} x`,
      found: [['r8', ['a1B2'.repeat(9), 'c'].join('')].join('_')],
    },
    {
      text: ['r8', ['a1B2'.repeat(9), 'c'].join('')].join('_'),
      found: [['r8', ['a1B2'.repeat(9), 'c'].join('')].join('_')],
    },
  ],
  misses: [
    { text: 'r8_short', reason: 'too short for one' },
    { text: `x${['r8', ['a1B2'.repeat(9), 'c'].join('')].join('_')}`, reason: 'a part of another word' },
  ],
};
