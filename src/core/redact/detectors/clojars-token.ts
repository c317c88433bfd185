import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Deploy tokens of Clojars. */
export const clojarsToken = {
  id: 'clojars-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['clojars_'] },
  match: matchWord(/CLOJARS_[0-9a-z]{60}/i),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['CLOJARS', '0a1b2'.repeat(12)].join('_')} x`, found: [['CLOJARS', '0a1b2'.repeat(12)].join('_')] },
    { text: ['CLOJARS', '0a1b2'.repeat(12)].join('_'), found: [['CLOJARS', '0a1b2'.repeat(12)].join('_')] },
  ],
  misses: [
    { text: 'CLOJARS_short', reason: 'too short for one' },
    { text: `x${['CLOJARS', '0a1b2'.repeat(12)].join('_')}`, reason: 'a part of another word' },
  ],
};
