import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API and SMTP keys of Brevo. */
export const brevoKey = {
  id: 'brevo-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['xkeysib-', 'xsmtpsib-'] },
  match: matchWord(/x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['xkeysib', '0a1b'.repeat(16), 'a1B2'.repeat(4)].join('-'),
      found: [['xkeysib', '0a1b'.repeat(16), 'a1B2'.repeat(4)].join('-')],
    },
  ],
  misses: [{ text: 'xkeysib-short', reason: 'too short for one' }],
};
