import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal access tokens of Airtable. */
export const airtableToken = {
  id: 'airtable-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['pat'] },
  match: matchWord(/pat[A-Za-z0-9]{14}\.[0-9a-f]{64}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: [['pat', 'a1B2c3D'.repeat(2)].join(''), '0a1b'.repeat(16)].join('.'),
      found: [[['pat', 'a1B2c3D'.repeat(2)].join(''), '0a1b'.repeat(16)].join('.')],
    },
  ],
  misses: [{ text: 'patterns.of.use', reason: 'a word' }],
};
