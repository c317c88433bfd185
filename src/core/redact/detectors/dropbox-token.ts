import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Short-lived access tokens of Dropbox. */
export const dropboxToken = {
  id: 'dropbox-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sl.'] },
  match: matchWord(/(?<!-)sl\.(?:u\.)?[\w-]{130,1600}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: ['sl', 'a1B2_c3D4-'.repeat(14)].join('.'), found: [['sl', 'a1B2_c3D4-'.repeat(14)].join('.')] }],
  misses: [{ text: 'sl.no', reason: 'words' }],
};
