import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal access tokens of Figma. */
export const figmaToken = {
  id: 'figma-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['figd_', 'figu_'] },
  match: matchWord(/fig[du]_[\w-]{36,60}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['figd', 'a1B2_c3D4-'.repeat(4)].join('_')} x`,
      found: [['figd', 'a1B2_c3D4-'.repeat(4)].join('_')],
    },
    { text: ['figd', 'a1B2_c3D4-'.repeat(4)].join('_'), found: [['figd', 'a1B2_c3D4-'.repeat(4)].join('_')] },
  ],
  misses: [
    { text: 'figd_short', reason: 'too short for one' },
    { text: `x${['figd', 'a1B2_c3D4-'.repeat(4)].join('_')}`, reason: 'a part of another word' },
  ],
};
