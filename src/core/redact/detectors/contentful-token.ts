import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal access tokens of Contentful. */
export const contentfulToken = {
  id: 'contentful-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['cfpat-'] },
  match: matchWord(/CFPAT-[\w-]{40,46}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['CFPAT', ['a1B2_c3D4-'.repeat(4), 'e5F'].join('')].join('-')} x`,
      found: [['CFPAT', ['a1B2_c3D4-'.repeat(4), 'e5F'].join('')].join('-')],
    },
    {
      text: ['CFPAT', ['a1B2_c3D4-'.repeat(4), 'e5F'].join('')].join('-'),
      found: [['CFPAT', ['a1B2_c3D4-'.repeat(4), 'e5F'].join('')].join('-')],
    },
  ],
  misses: [
    { text: 'CFPAT-short', reason: 'too short for one' },
    { text: `x${['CFPAT', ['a1B2_c3D4-'.repeat(4), 'e5F'].join('')].join('-')}`, reason: 'a part of another word' },
  ],
};
