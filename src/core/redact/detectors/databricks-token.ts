import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal access tokens of Databricks. */
export const databricksToken = {
  id: 'databricks-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['dapi', 'dkea'] },
  match: matchWord(/(?:dapi|dkea)[0-9a-f]{32}(?:-\d)?(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['dapi', '0a1b'.repeat(8)].join(''), found: [['dapi', '0a1b'.repeat(8)].join('')] },
    { text: `token: ${['dapi', '0a1b'.repeat(8)].join('')}-2`, found: [`${['dapi', '0a1b'.repeat(8)].join('')}-2`] },
  ],
  misses: [
    { text: 'dapi', reason: 'a prefix alone' },
    { text: ['dapi', 'zyxw'.repeat(8)].join(''), reason: 'letters that are no hexadecimal digits' },
  ],
};
