import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys and reference tokens of Artifactory. */
export const artifactoryKey = {
  id: 'artifactory-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['akcp', 'cmvmd'] },
  match: matchWord(/AKCp[A-Za-z0-9]{69}|cmVmd[A-Za-z0-9]{59}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['AKCp', 'a1B2'.repeat(17), 'c'].join(''), found: [['AKCp', 'a1B2'.repeat(17), 'c'].join('')] },
    { text: ['cmVmd', 'a1B2'.repeat(14), 'c3D'].join(''), found: [['cmVmd', 'a1B2'.repeat(14), 'c3D'].join('')] },
  ],
  misses: [{ text: 'AKCp', reason: 'a prefix alone' }],
};
