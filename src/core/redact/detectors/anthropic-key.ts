import type { Detector } from '../../model.ts';
import { matchHits } from '../match-hits.ts';

const anthropicAnchor = /sk-ant-/g;
const anthropicPattern = /(?:(?<![\w-])|(?<=\\[nrt]))sk-ant-[a-z0-9]{3,12}-[\w-]{20,300}(?![\w-])/y;

/** API, admin and OAuth keys of Anthropic. */
export const anthropicKey = {
  id: 'anthropic-key',
  group: 'secret',
  suggests: 'fixed',
  find: (text, anchor = anthropicAnchor) => matchHits('anthropic-key', text, anchor, anthropicPattern),
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
