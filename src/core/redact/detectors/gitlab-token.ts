import type { Detector } from '../../model.ts';
import { matchHits } from '../match-hits.ts';

const gitlabAnchor = /gl[a-z]{2,5}-/g;
const gitlabPattern =
  /(?:(?<![\w-])|(?<=\\[nrt]))gl(?:pat|dt|rt|rtr|cbt|ptt|ft|imt|agent|oas|soat|ffct)-[\w-]{20,320}(?:\.[0-9a-z.]{2,24})?(?![\w-])/y;

/** Personal, deploy, runner, trigger and other tokens of GitLab, the routable ones too. */
export const gitlabToken = {
  id: 'gitlab-token',
  group: 'secret',
  suggests: 'fixed',
  find: (text, anchor = gitlabAnchor) => matchHits('gitlab-token', text, anchor, gitlabPattern),
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
