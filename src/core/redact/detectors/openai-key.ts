import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Keys of OpenAI: project, service account, admin and legacy ones, and those of services that took over the form. */
export const openaiKey = {
  id: 'openai-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['sk-'] },
  match: matchWord(
    /(?<!-)(?:sk-(?:(?:proj|svcacct|admin|None)-[\w-]{20,300}|or-v1-[0-9a-f]{64}|[A-Za-z0-9]{32,64}(?!-)))/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `OPENAI_API_KEY=${['sk', 'proj', 'a1B2_c3-D4'.repeat(5)].join('-')}`,
      found: [['sk', 'proj', 'a1B2_c3-D4'.repeat(5)].join('-')],
    },
    { text: `"${['sk', 'a1B2c3D4'.repeat(6)].join('-')}"`, found: [['sk', 'a1B2c3D4'.repeat(6)].join('-')] },
  ],
  misses: [
    { text: 'sk-learn', reason: 'the name of a library' },
    { text: 'risk-assessment-of-a-very-long-project-name', reason: 'a part of another word' },
    { text: ['sk', 'ant', 'api03', 'a1B2'.repeat(20)].join('-'), reason: 'a key of Anthropic' },
  ],
};
