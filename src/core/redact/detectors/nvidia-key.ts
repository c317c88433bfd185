import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of NVIDIA. */
export const nvidiaKey = {
  id: 'nvidia-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['nvapi-'] },
  match: matchWord(/nvapi-[\w-]{60,72}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['nvapi', ['a1B2_c3D4-'.repeat(6), 'e5F6'].join('')].join('-')} x`,
      found: [['nvapi', ['a1B2_c3D4-'.repeat(6), 'e5F6'].join('')].join('-')],
    },
    {
      text: ['nvapi', ['a1B2_c3D4-'.repeat(6), 'e5F6'].join('')].join('-'),
      found: [['nvapi', ['a1B2_c3D4-'.repeat(6), 'e5F6'].join('')].join('-')],
    },
  ],
  misses: [
    { text: 'nvapi-short', reason: 'too short for one' },
    { text: `x${['nvapi', ['a1B2_c3D4-'.repeat(6), 'e5F6'].join('')].join('-')}`, reason: 'a part of another word' },
  ],
};
