import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of SendGrid. */
export const sendgridKey = {
  id: 'sendgrid-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sg.'] },
  match: matchWord(/SG\.[\w-]{16,32}\.[\w-]{16,64}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['SG', 'a1B2_c3D4-e'.repeat(2), ['a1B2_c3D4-'.repeat(4), 'e5F'].join('')].join('.'),
      found: [['SG', 'a1B2_c3D4-e'.repeat(2), ['a1B2_c3D4-'.repeat(4), 'e5F'].join('')].join('.')],
    },
  ],
  misses: [
    { text: 'SG.no.1', reason: 'words' },
    { text: 'see SG.Documentation.Overview', reason: 'too short for one' },
  ],
};
