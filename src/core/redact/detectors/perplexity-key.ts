import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Perplexity. */
export const perplexityKey = {
  id: 'perplexity-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['pplx-'] },
  match: matchWord(/pplx-[A-Za-z0-9]{40,56}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['pplx', 'a1B2'.repeat(12)].join('-')} x`, found: [['pplx', 'a1B2'.repeat(12)].join('-')] },
    { text: ['pplx', 'a1B2'.repeat(12)].join('-'), found: [['pplx', 'a1B2'.repeat(12)].join('-')] },
  ],
  misses: [
    { text: 'pplx-short', reason: 'too short for one' },
    { text: `x${['pplx', 'a1B2'.repeat(12)].join('-')}`, reason: 'a part of another word' },
  ],
};
