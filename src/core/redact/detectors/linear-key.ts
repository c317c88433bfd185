import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Linear. */
export const linearKey = {
  id: 'linear-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['lin_api_', 'lin_oauth_'] },
  match: matchWord(/lin_api_[A-Za-z0-9]{40}|lin_oauth_[0-9a-f]{64}/),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: ['lin', 'api', 'a1B2'.repeat(10)].join('_'), found: [['lin', 'api', 'a1B2'.repeat(10)].join('_')] }],
  misses: [{ text: 'lin_api_docs', reason: 'a word' }],
};
