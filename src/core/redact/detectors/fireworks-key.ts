import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Fireworks. */
export const fireworksKey = {
  id: 'fireworks-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['fw_'] },
  match: matchWord(
    /fw_[A-Za-z0-9]{22,28}/,
    (found) => /\d/.test(found) && /[A-Za-z]\d|\d[A-Za-z]/.test(found.slice(3)),
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `key=${['fw', 'a1B2'.repeat(6)].join('_')} x`, found: [['fw', 'a1B2'.repeat(6)].join('_')] },
    { text: ['fw', 'a1B2'.repeat(6)].join('_'), found: [['fw', 'a1B2'.repeat(6)].join('_')] },
  ],
  misses: [
    { text: 'fw_short', reason: 'too short for one' },
    { text: `x${['fw', 'a1B2'.repeat(6)].join('_')}`, reason: 'a part of another word' },
  ],
};
