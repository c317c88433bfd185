import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** User, ingest and browser keys of New Relic. */
export const newrelicKey = {
  id: 'newrelic-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['nrak-', 'nrii-', 'nrjs-', 'nrra-'] },
  match: matchWord(/NR(?:AK|RA)-[A-Z0-9]{27}(?!-)|NRII-[\w-]{32}(?!-)|NRJS-[0-9a-f]{19}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['NRAK', 'A1B2C3D4E'.repeat(3)].join('-'), found: [['NRAK', 'A1B2C3D4E'.repeat(3)].join('-')] },
    {
      text: ['NRJS', ['0a1b'.repeat(4), '0a1'].join('')].join('-'),
      found: [['NRJS', ['0a1b'.repeat(4), '0a1'].join('')].join('-')],
    },
  ],
  misses: [{ text: 'NRAK-short', reason: 'too short for one' }],
};
