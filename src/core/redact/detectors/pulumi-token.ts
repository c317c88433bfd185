import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens of Pulumi. */
export const pulumiToken = {
  id: 'pulumi-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['pul-'] },
  match: matchWord(/pul-[0-9a-f]{40}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['pul', '0a1b'.repeat(10)].join('-')} x`, found: [['pul', '0a1b'.repeat(10)].join('-')] },
    { text: ['pul', '0a1b'.repeat(10)].join('-'), found: [['pul', '0a1b'.repeat(10)].join('-')] },
  ],
  misses: [
    { text: 'pul-short', reason: 'too short for one' },
    { text: `x${['pul', '0a1b'.repeat(10)].join('-')}`, reason: 'a part of another word' },
  ],
};
