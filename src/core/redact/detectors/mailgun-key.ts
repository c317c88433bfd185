import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Private keys of Mailgun. */
export const mailgunKey = {
  id: 'mailgun-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['key-'] },
  match: matchWord(/key-[0-9a-f]{32}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: ['key', '0a1b'.repeat(8)].join('-'), found: [['key', '0a1b'.repeat(8)].join('-')] }],
  misses: [
    { text: 'key-value-store', reason: 'a word' },
    { text: ['monkey', '0a1b'.repeat(8)].join('-'), reason: 'a part of another word' },
  ],
};
