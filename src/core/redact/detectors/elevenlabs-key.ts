import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of ElevenLabs. */
export const elevenlabsKey = {
  id: 'elevenlabs-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sk_'] },
  match: matchWord(/sk_[0-9a-f]{48}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['sk', '0a1b'.repeat(12)].join('_')} x`, found: [['sk', '0a1b'.repeat(12)].join('_')] },
    { text: ['sk', '0a1b'.repeat(12)].join('_'), found: [['sk', '0a1b'.repeat(12)].join('_')] },
  ],
  misses: [
    { text: 'sk_short', reason: 'too short for one' },
    { text: `x${['sk', '0a1b'.repeat(12)].join('_')}`, reason: 'a part of another word' },
  ],
};
