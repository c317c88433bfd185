import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal, deploy, runner, trigger and other tokens of GitLab, the routable ones too. */
export const gitlabToken = {
  id: 'gitlab-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: {
    words: [
      'glpat-',
      'gldt-',
      'glrt-',
      'glrtr-',
      'glcbt-',
      'glptt-',
      'glft-',
      'glimt-',
      'glagent-',
      'gloas-',
      'glsoat-',
      'glffct-',
      'gr1348941',
    ],
  },
  match: matchWord(
    /(?<!-)(?:gl(?:pat|dt|rt|rtr|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\w-]{20,320}(?:\.[0-9a-z.]{2,24})?|GR1348941[\w-]{20})/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `PRIVATE-TOKEN: ${['glpat', 'a1-B2'.repeat(4)].join('-')}`,
      found: [['glpat', 'a1-B2'.repeat(4)].join('-')],
    },
    {
      text: ['glrt', `${'t1_a2B3c4'.repeat(4)}.01.0a1b2c3d4`].join('-'),
      found: [['glrt', `${'t1_a2B3c4'.repeat(4)}.01.0a1b2c3d4`].join('-')],
    },
  ],
  misses: [
    { text: 'glpat-example', reason: 'too short for a token' },
    { text: 'single-page-application-with-a-long-name', reason: 'a word that ends in the same letters' },
  ],
};
