import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens of Braintree and PayPal. */
export const braintreeToken = {
  id: 'braintree-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['access_token$'] },
  match: matchWord(/access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['access_token', 'production', '0a1b'.repeat(4), '0a1b'.repeat(8)].join('$'),
      found: [['access_token', 'production', '0a1b'.repeat(4), '0a1b'.repeat(8)].join('$')],
    },
  ],
  misses: [{ text: 'access_token$production', reason: 'a part of one' }],
};
