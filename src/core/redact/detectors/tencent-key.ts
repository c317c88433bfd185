import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Secret ids of Tencent Cloud. */
export const tencentKey = {
  id: 'tencent-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['akid'] },
  match: matchWord(/AKID[A-Za-z0-9]{32}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['AKID', 'a1B2'.repeat(8)].join(''), found: [['AKID', 'a1B2'.repeat(8)].join('')] },
    { text: `"SecretId":"${['AKID', 'a1B2'.repeat(8)].join('')}"`, found: [['AKID', 'a1B2'.repeat(8)].join('')] },
  ],
  misses: [
    { text: 'AKID is the prefix', reason: 'a word' },
    { text: ['AKID', 'a1B2'.repeat(10)].join(''), reason: 'longer than a secret id' },
  ],
};
