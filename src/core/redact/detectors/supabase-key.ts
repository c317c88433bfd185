import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens and secret keys of Supabase. */
export const supabaseKey = {
  id: 'supabase-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sbp_', 'sb_secret_'] },
  match: matchWord(/(?<!-)(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{20,80}(?!-))/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['sbp', '0a1b'.repeat(10)].join('_'), found: [['sbp', '0a1b'.repeat(10)].join('_')] },
    {
      text: ['sb', 'secret', 'a1B2c3D4'.repeat(4)].join('_'),
      found: [['sb', 'secret', 'a1B2c3D4'.repeat(4)].join('_')],
    },
  ],
  misses: [{ text: 'sb_publishable_key', reason: 'a publishable key is public' }],
};
