import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Organisation and user tokens of Sentry. */
export const sentryToken = {
  id: 'sentry-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sntrys_', 'sntryu_'] },
  match: matchWord(/sntryu_[0-9a-f]{64}|sntrys_eyJ[A-Za-z0-9+/=_]{40,500}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['sntryu', '0a1b'.repeat(16)].join('_'), found: [['sntryu', '0a1b'.repeat(16)].join('_')] },
    {
      text: ['sntrys', ['eyJ', 'a1B2'.repeat(20)].join(''), 'a1B2'.repeat(10)].join('_'),
      found: [['sntrys', ['eyJ', 'a1B2'.repeat(20)].join(''), 'a1B2'.repeat(10)].join('_')],
    },
  ],
  misses: [{ text: 'sntryu_short', reason: 'too short for one' }],
};
