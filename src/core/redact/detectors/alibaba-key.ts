import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access key ids of Alibaba Cloud, and secrets beside their name. */
export const alibabaKey = {
  id: 'alibaba-key',
  group: 'secret',
  suggests: 'fixed',
  context: /access_?key_?secret$/i,
  anchors: { words: ['ltai', 'accesskeysecret', 'access_key_secret', 'alibaba_cloud_access_key_secret'] },
  match: matchWord(
    /LTAI[A-Za-z0-9]{12,26}|access_?key_?secret(?:""|\\?["'])?\s{0,3}[:=]\s{0,3}(?:""|\\?["'])?([A-Za-z0-9]{30})/i,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `id ${['LTAI', 'a1B2'.repeat(5)].join('')}.`, found: [['LTAI', 'a1B2'.repeat(5)].join('')] },
    { text: `AccessKeySecret: ${'a1B2c'.repeat(6)}`, found: ['a1B2c'.repeat(6)] },
  ],
  misses: [
    { text: 'LTAI and its friends', reason: 'a word' },
    { text: 'accessKeySecret: see the vault', reason: 'words' },
  ],
};
