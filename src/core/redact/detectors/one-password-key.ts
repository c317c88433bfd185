import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Secret keys and service account tokens of 1Password. */
export const onePasswordKey = {
  id: 'one-password-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['a0-', 'ops_eyj'] },
  match: matchWord(
    /A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}(?!-)|ops_eyJ[A-Za-z0-9+/]{250,2000}={0,3}/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['A3', 'A1B2C3', 'D4E5F6', 'G7H8J', 'K9L1M', 'N2P3Q', 'R4S5T'].join('-'),
      found: [['A3', 'A1B2C3', 'D4E5F6', 'G7H8J', 'K9L1M', 'N2P3Q', 'R4S5T'].join('-')],
    },
    {
      text: ['ops', ['eyJ', 'a1B2c'.repeat(60)].join('')].join('_'),
      found: [['ops', ['eyJ', 'a1B2c'.repeat(60)].join('')].join('_')],
    },
  ],
  misses: [
    { text: 'A3-size paper', reason: 'a word' },
    { text: 'ops_eyJ', reason: 'a prefix alone' },
  ],
};
