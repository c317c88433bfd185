import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Pinecone. */
export const pineconeKey = {
  id: 'pinecone-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['pcsk_'] },
  match: matchWord(/pcsk_[A-Za-z0-9]{5,6}_[A-Za-z0-9]{50,66}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['pcsk', 'a1B2c3', ['a1B2'.repeat(15), 'c3D'].join('')].join('_')} x`,
      found: [['pcsk', 'a1B2c3', ['a1B2'.repeat(15), 'c3D'].join('')].join('_')],
    },
    {
      text: ['pcsk', 'a1B2c3', ['a1B2'.repeat(15), 'c3D'].join('')].join('_'),
      found: [['pcsk', 'a1B2c3', ['a1B2'.repeat(15), 'c3D'].join('')].join('_')],
    },
  ],
  misses: [
    { text: 'pcsk_short', reason: 'too short for one' },
    { text: `x${['pcsk', 'a1B2c3', ['a1B2'.repeat(15), 'c3D'].join('')].join('_')}`, reason: 'a part of another word' },
  ],
};
