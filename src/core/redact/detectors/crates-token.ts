import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API tokens of crates.io. */
export const cratesToken = {
  id: 'crates-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['cio'] },
  match: matchWord(/cio[A-Za-z0-9]{32}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['cio', 'a1B2'.repeat(8)].join('')} x`, found: [['cio', 'a1B2'.repeat(8)].join('')] },
    { text: ['cio', 'a1B2'.repeat(8)].join(''), found: [['cio', 'a1B2'.repeat(8)].join('')] },
  ],
  misses: [
    { text: 'cioshort', reason: 'too short for one' },
    { text: `x${['cio', 'a1B2'.repeat(8)].join('')}`, reason: 'a part of another word' },
  ],
};
