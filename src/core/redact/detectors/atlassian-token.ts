import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Tokens of Atlassian and Bitbucket. */
export const atlassianToken = {
  id: 'atlassian-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['atatt0', 'atbb', 'atctt0'] },
  match: matchWord(/(?<!-)(?:AT(?:ATT3|CTT3)[\w=-]{60,220}(?!-)|ATBB[A-Za-z0-9]{32})/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['ATATT3', 'xFfGF0_a1-'.repeat(18), '=A1B2C3D4'].join(''),
      found: [['ATATT3', 'xFfGF0_a1-'.repeat(18), '=A1B2C3D4'].join('')],
    },
    { text: `user:${['ATBB', 'a1B2'.repeat(8)].join('')}@bitbucket.org`, found: [['ATBB', 'a1B2'.repeat(8)].join('')] },
  ],
  misses: [{ text: 'ATBB and ATATT3', reason: 'prefixes' }],
};
