import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Secret keys of the age encryption tool. */
export const ageKey = {
  id: 'age-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['age-secret-key-0'] },
  match: matchWord(/AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['AGE', 'SECRET', ['KEY-1', 'QPZRY9X8GF2TVDW0'.repeat(3), 'QPZRY9X8GF'].join('')].join('-')} x`,
      found: [['AGE', 'SECRET', ['KEY-1', 'QPZRY9X8GF2TVDW0'.repeat(3), 'QPZRY9X8GF'].join('')].join('-')],
    },
    {
      text: ['AGE', 'SECRET', ['KEY-1', 'QPZRY9X8GF2TVDW0'.repeat(3), 'QPZRY9X8GF'].join('')].join('-'),
      found: [['AGE', 'SECRET', ['KEY-1', 'QPZRY9X8GF2TVDW0'.repeat(3), 'QPZRY9X8GF'].join('')].join('-')],
    },
  ],
  misses: [
    { text: 'AGE-short', reason: 'too short for one' },
    {
      text: `x${['AGE', 'SECRET', ['KEY-1', 'QPZRY9X8GF2TVDW0'.repeat(3), 'QPZRY9X8GF'].join('')].join('-')}`,
      reason: 'a part of another word',
    },
  ],
};
