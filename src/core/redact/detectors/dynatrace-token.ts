import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API tokens of Dynatrace. */
export const dynatraceToken = {
  id: 'dynatrace-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['dt0c00.', 'dt0s00.'] },
  match: matchWord(/dt0[cs]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{64}/i),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['dt0c01', 'A1B2C3'.repeat(4), 'A1B2C3D4'.repeat(8)].join('.'),
      found: [['dt0c01', 'A1B2C3'.repeat(4), 'A1B2C3D4'.repeat(8)].join('.')],
    },
  ],
  misses: [{ text: 'dt0c01.a.b', reason: 'too short for one' }],
};
