import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Upload tokens of PyPI. */
export const pypiToken = {
  id: 'pypi-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['pypi-age'] },
  match: matchWord(/(?<!-)(?:pypi-AgE[\w-]{50,300}(?!-))/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['pypi', ['AgEIcHlwaS5vcmc', 'a1B2_c3D4-'.repeat(6)].join('')].join('-')} x`,
      found: [['pypi', ['AgEIcHlwaS5vcmc', 'a1B2_c3D4-'.repeat(6)].join('')].join('-')],
    },
    {
      text: ['pypi', ['AgEIcHlwaS5vcmc', 'a1B2_c3D4-'.repeat(6)].join('')].join('-'),
      found: [['pypi', ['AgEIcHlwaS5vcmc', 'a1B2_c3D4-'.repeat(6)].join('')].join('-')],
    },
  ],
  misses: [
    { text: 'pypi-short', reason: 'too short for one' },
    {
      text: `x${['pypi', ['AgEIcHlwaS5vcmc', 'a1B2_c3D4-'.repeat(6)].join('')].join('-')}`,
      reason: 'a part of another word',
    },
  ],
};
