import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** User and organisation tokens of Hugging Face. */
export const huggingfaceToken = {
  id: 'huggingface-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['hf_', 'api_org_'] },
  match: matchWord(/hf_[A-Za-z0-9]{34,40}|api_org_[A-Za-z0-9]{34}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `key=${['hf', ['aBcDeFgH'.repeat(4), 'iJ'].join('')].join('_')} x`,
      found: [['hf', ['aBcDeFgH'.repeat(4), 'iJ'].join('')].join('_')],
    },
    {
      text: ['hf', ['aBcDeFgH'.repeat(4), 'iJ'].join('')].join('_'),
      found: [['hf', ['aBcDeFgH'.repeat(4), 'iJ'].join('')].join('_')],
    },
  ],
  misses: [
    { text: 'hf_short', reason: 'too short for one' },
    { text: `x${['hf', ['aBcDeFgH'.repeat(4), 'iJ'].join('')].join('_')}`, reason: 'a part of another word' },
  ],
};
