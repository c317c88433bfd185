import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Heroku. */
export const herokuKey = {
  id: 'heroku-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['hrku-aa'] },
  match: matchWord(/HRKU-AA[\w-]{58}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['HRKU', ['AA', 'a1B2_c3D4-'.repeat(5), 'e5F6g7H8'].join('')].join('-')} x`,
      found: [['HRKU', ['AA', 'a1B2_c3D4-'.repeat(5), 'e5F6g7H8'].join('')].join('-')],
    },
    {
      text: ['HRKU', ['AA', 'a1B2_c3D4-'.repeat(5), 'e5F6g7H8'].join('')].join('-'),
      found: [['HRKU', ['AA', 'a1B2_c3D4-'.repeat(5), 'e5F6g7H8'].join('')].join('-')],
    },
  ],
  misses: [
    { text: 'HRKU-short', reason: 'too short for one' },
    {
      text: `x${['HRKU', ['AA', 'a1B2_c3D4-'.repeat(5), 'e5F6g7H8'].join('')].join('-')}`,
      reason: 'a part of another word',
    },
  ],
};
