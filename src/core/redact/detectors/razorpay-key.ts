import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Key ids of Razorpay, which belong to a secret. */
export const razorpayKey = {
  id: 'razorpay-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['rzp_live_', 'rzp_test_'] },
  match: matchWord(/rzp_(?:live|test)_[A-Za-z0-9]{14}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['rzp', 'live', 'a1B2c3D'.repeat(2)].join('_'), found: [['rzp', 'live', 'a1B2c3D'.repeat(2)].join('_')] },
  ],
  misses: [{ text: 'rzp_live_mode', reason: 'a word' }],
};
