import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys, OAuth access and refresh tokens and client secrets of Google. */
export const googleKey = {
  id: 'google-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['aiza', 'ya29.', 'gocspx-', '1//0'] },
  match: matchWord(/(?<!-)(?:AIza[\w-]{35}|ya29\.[\w-]{20,2000}|GOCSPX-[\w-]{28}|1\/\/0[\w-]{40,200})(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `?key=${['AIza', 'Sy-a1_B2'.repeat(4), 'c3D'].join('')}&q=x`,
      found: [['AIza', 'Sy-a1_B2'.repeat(4), 'c3D'].join('')],
    },
    { text: ['ya29', 'a0Af_B1-c2'.repeat(4)].join('.'), found: [['ya29', 'a0Af_B1-c2'.repeat(4)].join('.')] },
    { text: ['GOCSPX', 'a1B2c3D'.repeat(4)].join('-'), found: [['GOCSPX', 'a1B2c3D'.repeat(4)].join('-')] },
  ],
  misses: [
    { text: ['AIza', 'a1B2'.repeat(10)].join(''), reason: 'longer than an API key' },
    { text: 'ya29.short', reason: 'too short for a token' },
  ],
};
