import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Integration tokens of Notion. */
export const notionToken = {
  id: 'notion-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['ntn_', 'secret_'] },
  match: matchWord(/ntn_\d{11}[A-Za-z0-9]{35}|secret_[A-Za-z0-9]{43}/, (found) => /\d/.test(found)),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['ntn', ['12345678901', 'a1B2c'.repeat(7)].join('')].join('_'),
      found: [['ntn', ['12345678901', 'a1B2c'.repeat(7)].join('')].join('_')],
    },
    {
      text: ['secret', ['a1B2'.repeat(10), 'c3D'].join('')].join('_'),
      found: [['secret', ['a1B2'.repeat(10), 'c3D'].join('')].join('_')],
    },
  ],
  misses: [{ text: 'secret_key_of_the_service', reason: 'a name' }],
};
