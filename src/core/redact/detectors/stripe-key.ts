import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Secret and restricted keys of Stripe, and the secrets of its webhooks. */
export const stripeKey = {
  id: 'stripe-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sk_live_', 'sk_test_', 'sk_prod_', 'rk_live_', 'rk_test_', 'rk_prod_', 'whsec_'] },
  match: matchWord(/[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,250}|whsec_[A-Za-z0-9+/=]{24,120}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key: ${['sk', 'live', 'a1B2c3D4'.repeat(3)].join('_')}`,
      found: [['sk', 'live', 'a1B2c3D4'.repeat(3)].join('_')],
    },
    { text: ['rk', 'test', 'a1B2c3D4'.repeat(3)].join('_'), found: [['rk', 'test', 'a1B2c3D4'.repeat(3)].join('_')] },
    { text: ['whsec', 'a1B2c3D4'.repeat(4)].join('_'), found: [['whsec', 'a1B2c3D4'.repeat(4)].join('_')] },
  ],
  misses: [
    { text: ['pk', 'live', 'a1B2c3D4'.repeat(3)].join('_'), reason: 'a publishable key is public' },
    { text: 'task_live_a1B2c3D4e5F6', reason: 'a part of another word' },
  ],
};
