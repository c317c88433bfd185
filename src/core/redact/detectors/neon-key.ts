import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Neon. */
export const neonKey = {
  id: 'neon-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['napi_'] },
  match: matchWord(/napi_[a-z0-9]{60,70}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['napi', 'a1b2'.repeat(16)].join('_')} x`, found: [['napi', 'a1b2'.repeat(16)].join('_')] },
    { text: ['napi', 'a1b2'.repeat(16)].join('_'), found: [['napi', 'a1b2'.repeat(16)].join('_')] },
  ],
  misses: [
    { text: 'napi_short', reason: 'too short for one' },
    { text: `x${['napi', 'a1b2'.repeat(16)].join('_')}`, reason: 'a part of another word' },
  ],
};
