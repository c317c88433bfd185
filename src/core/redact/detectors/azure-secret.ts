import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const matchClientSecret = matchFrom(/(?:(?<![\w~.-])|(?<=\\[nrt]))[\w~.]{3}\dQ~[\w~.-]{30,33}[\w~-](?![\w~-]|\.\w)/y);

/** Client secrets of Azure and Entra applications. */
export const azureSecret = {
  id: 'azure-secret',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['0q~'] },
  match: (text, at) => matchClientSecret(text, at - 3),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `secret=${['a1B', '8Q~', 'c3D4_'.repeat(6), 'e5F6'].join('')};`,
      found: [['a1B', '8Q~', 'c3D4_'.repeat(6), 'e5F6'].join('')],
    },
  ],
  misses: [{ text: '8Q~ is a mark', reason: 'a mark without a secret' }],
};
