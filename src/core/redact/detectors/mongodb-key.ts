import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Client secrets of MongoDB Atlas service accounts. */
export const mongodbKey = {
  id: 'mongodb-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['mdb_sa_sk_'] },
  match: matchWord(/mdb_sa_sk_[\w-]{30,60}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['mdb', 'sa', 'sk', 'a1B2_c3D4-'.repeat(4)].join('_'),
      found: [['mdb', 'sa', 'sk', 'a1B2_c3D4-'.repeat(4)].join('_')],
    },
  ],
  misses: [{ text: 'mdb_sa_sk_short', reason: 'too short for one' }],
};
