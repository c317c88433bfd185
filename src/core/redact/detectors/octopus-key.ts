import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Octopus Deploy. */
export const octopusKey = {
  id: 'octopus-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['api-'] },
  match: matchWord(/API-[A-Z0-9]{26}(?!-)/, (found) => /\d/.test(found)),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['API', ['A1B2C3'.repeat(4), 'D4'].join('')].join('-'),
      found: [['API', ['A1B2C3'.repeat(4), 'D4'].join('')].join('-')],
    },
    {
      text: `X-Octopus-ApiKey: ${['API', ['A1B2C3'.repeat(4), 'D4'].join('')].join('-')}`,
      found: [['API', ['A1B2C3'.repeat(4), 'D4'].join('')].join('-')],
    },
  ],
  misses: [
    { text: 'API-REFERENCE', reason: 'a word' },
    { text: ['API', 'ABCDEFGHIJKLM'.repeat(2)].join('-'), reason: 'letters alone are words' },
  ],
};
