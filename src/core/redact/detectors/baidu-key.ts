import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of Baidu Cloud, the third form. */
export const baiduKey = {
  id: 'baidu-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['bce-v0/altak-'] },
  match: matchWord(/bce-v3\/ALTAK-[A-Za-z0-9]{15,25}\/[0-9a-f]{40}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['bce-v3', ['ALTAK', ['a1B2'.repeat(5), 'c'].join('')].join('-'), '0a1b'.repeat(10)].join('/'),
      found: [['bce-v3', ['ALTAK', ['a1B2'.repeat(5), 'c'].join('')].join('-'), '0a1b'.repeat(10)].join('/')],
    },
  ],
  misses: [{ text: 'bce-v3/ALTAK-id/secret', reason: 'a placeholder' }],
};
