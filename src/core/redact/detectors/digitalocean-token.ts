import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal, OAuth and refresh tokens of DigitalOcean. */
export const digitaloceanToken = {
  id: 'digitalocean-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['dop_v0_', 'doo_v0_', 'dor_v0_'] },
  match: matchWord(/do[opr]_v1_[0-9a-f]{64}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['dop', 'v1', '0a1b'.repeat(16)].join('_')} x`,
      found: [['dop', 'v1', '0a1b'.repeat(16)].join('_')],
    },
    { text: ['dop', 'v1', '0a1b'.repeat(16)].join('_'), found: [['dop', 'v1', '0a1b'.repeat(16)].join('_')] },
  ],
  misses: [
    { text: 'dop_short', reason: 'too short for one' },
    { text: `x${['dop', 'v1', '0a1b'.repeat(16)].join('_')}`, reason: 'a part of another word' },
  ],
};
