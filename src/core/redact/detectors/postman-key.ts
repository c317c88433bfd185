import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Postman. */
export const postmanKey = {
  id: 'postman-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['pmak-'] },
  match: matchWord(/PMAK-[0-9a-f]{24}-[0-9a-f]{34}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['PMAK', '0a1b'.repeat(6), ['0a1b'.repeat(8), '0a'].join('')].join('-'),
      found: [['PMAK', '0a1b'.repeat(6), ['0a1b'.repeat(8), '0a'].join('')].join('-')],
    },
  ],
  misses: [{ text: 'PMAK-short', reason: 'too short for one' }],
};
