import type { Detector } from '../../model.ts';
import { matchHits } from '../match-hits.ts';

const githubAnchor = /gh[pousr]_|github_pat_/g;
const githubPattern = /(?:(?<!\w)|(?<=\\[nrt]))(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_\w{40,255})(?!\w)/y;

/** Personal, OAuth, app and refresh tokens of GitHub. */
export const githubToken = {
  id: 'github-token',
  group: 'secret',
  suggests: 'fixed',
  find: (text, anchor = githubAnchor) => matchHits('github-token', text, anchor, githubPattern),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: `GH_TOKEN=${['ghp', 'a1B2'.repeat(9)].join('_')}`, found: [['ghp', 'a1B2'.repeat(9)].join('_')] },
    {
      text: `https://x:${['ghs', 'Z9y8'.repeat(9)].join('_')}@github.com`,
      found: [['ghs', 'Z9y8'.repeat(9)].join('_')],
    },
    {
      text: ['github', 'pat', 'a1B2'.repeat(5), 'c3D4'.repeat(14)].join('_'),
      found: [['github', 'pat', 'a1B2'.repeat(5), 'c3D4'.repeat(14)].join('_')],
    },
  ],
  misses: [
    { text: 'ghp_short', reason: 'too short for a token' },
    { text: ['xghp', 'a1B2'.repeat(9)].join('_'), reason: 'a part of another word' },
  ],
};
