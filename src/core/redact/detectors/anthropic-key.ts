import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API, admin and OAuth keys of Anthropic. */
export const anthropicKey = {
  id: 'anthropic-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sk-ant-'] },
  match: matchWord(/(?<!-)(?:sk-ant-[a-z0-9]{3,12}-[\w-]{20,300})/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `x-api-key: ${['sk', 'ant', 'api03', 'a1B2_c3-D4'.repeat(9)].join('-')}`,
      found: [['sk', 'ant', 'api03', 'a1B2_c3-D4'.repeat(9)].join('-')],
    },
    {
      text: ['sk', 'ant', 'oat01', 'a1B2c3D4'.repeat(6)].join('-'),
      found: [['sk', 'ant', 'oat01', 'a1B2c3D4'.repeat(6)].join('-')],
    },
  ],
  misses: [
    { text: 'sk-ant-api03-...', reason: 'a placeholder' },
    { text: 'task-ant-api03-colony-of-the-whole-garden', reason: 'a part of another word' },
  ],
};
