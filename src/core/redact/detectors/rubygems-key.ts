import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of RubyGems. */
export const rubygemsKey = {
  id: 'rubygems-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['rubygems_'] },
  match: matchWord(/rubygems_[0-9a-f]{48}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['rubygems', '0a1b'.repeat(12)].join('_')} x`, found: [['rubygems', '0a1b'.repeat(12)].join('_')] },
    { text: ['rubygems', '0a1b'.repeat(12)].join('_'), found: [['rubygems', '0a1b'.repeat(12)].join('_')] },
  ],
  misses: [
    { text: 'rubygems_short', reason: 'too short for one' },
    { text: `x${['rubygems', '0a1b'.repeat(12)].join('_')}`, reason: 'a part of another word' },
  ],
};
