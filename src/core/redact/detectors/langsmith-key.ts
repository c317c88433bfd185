import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal and service keys of LangSmith. */
export const langsmithKey = {
  id: 'langsmith-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['lsv0_', 'ls__'] },
  match: matchWord(/lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}|ls__[0-9a-f]{32}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['lsv2', 'pt', '0a1b'.repeat(8), '0a1b2'.repeat(2)].join('_'),
      found: [['lsv2', 'pt', '0a1b'.repeat(8), '0a1b2'.repeat(2)].join('_')],
    },
  ],
  misses: [{ text: 'lsv2_pt_short', reason: 'too short for one' }],
};
