import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Twilio. */
export const twilioKey = {
  id: 'twilio-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sk0', 'ska', 'skb', 'skc', 'skd', 'ske', 'skf'] },
  match: matchWord(/SK[0-9a-f]{32}/),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: ['SK', '0a1b'.repeat(8)].join(''), found: [['SK', '0a1b'.repeat(8)].join('')] }],
  misses: [
    { text: 'SKU', reason: 'a word' },
    { text: ['sk', '0a1b'.repeat(8)].join(''), reason: 'small letters' },
    { text: ['AC', '0a1b'.repeat(8)].join(''), reason: 'the id of an account' },
  ],
};
