import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal, OAuth, app and refresh tokens of GitHub. */
export const githubToken = {
  id: 'github-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'] },
  match: matchWord(/gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_\w{40,255}/),
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
