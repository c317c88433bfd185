import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Resend. */
export const resendKey = {
  id: 'resend-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['re_'] },
  match: matchWord(/re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['re', 'a1B2'.repeat(2), 'a1B2'.repeat(6)].join('_'),
      found: [['re', 'a1B2'.repeat(2), 'a1B2'.repeat(6)].join('_')],
    },
  ],
  misses: [{ text: 're_read_the_manual', reason: 'words' }],
};
