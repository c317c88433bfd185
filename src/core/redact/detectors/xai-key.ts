import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of xAI. */
export const xaiKey = {
  id: 'xai-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['xai-'] },
  match: matchWord(/xai-[A-Za-z0-9]{70,90}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['xai', 'a1B2'.repeat(20)].join('-')} x`, found: [['xai', 'a1B2'.repeat(20)].join('-')] },
    { text: ['xai', 'a1B2'.repeat(20)].join('-'), found: [['xai', 'a1B2'.repeat(20)].join('-')] },
  ],
  misses: [
    { text: 'xai-short', reason: 'too short for one' },
    { text: `x${['xai', 'a1B2'.repeat(20)].join('-')}`, reason: 'a part of another word' },
  ],
};
