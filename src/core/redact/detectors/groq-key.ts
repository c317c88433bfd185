import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Groq. */
export const groqKey = {
  id: 'groq-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['gsk_'] },
  match: matchWord(/gsk_[A-Za-z0-9]{48,56}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['gsk', 'a1B2'.repeat(13)].join('_')} x`, found: [['gsk', 'a1B2'.repeat(13)].join('_')] },
    { text: ['gsk', 'a1B2'.repeat(13)].join('_'), found: [['gsk', 'a1B2'.repeat(13)].join('_')] },
  ],
  misses: [
    { text: 'gsk_short', reason: 'too short for one' },
    { text: `x${['gsk', 'a1B2'.repeat(13)].join('_')}`, reason: 'a part of another word' },
  ],
};
