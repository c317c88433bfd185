import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Tokens of Slack, and the webhook addresses that let anyone post. */
export const slackToken = {
  id: 'slack-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['xoxa', 'xoxb', 'xoxe', 'xoxo', 'xoxp', 'xoxr', 'xoxs', 'xapp-', 'hooks.slack.com'] },
  match: matchWord(
    /(?<!-)(?:xox[abeoprs](?:\.xox[bp])?-[\w-]{10,300}|xapp-\d-[\w-]{20,300}|hooks\.slack\.com\/(?:services|workflows|triggers)\/[A-Za-z0-9_/-]{20,120})/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: `{"token":"${['xoxb', '123456789012', 'a1B2c3D4e5'].join('-')}"}`,
      found: [['xoxb', '123456789012', 'a1B2c3D4e5'].join('-')],
    },
    {
      text: ['xapp', '1', 'A012B34CD', '56789', 'f0e1d2c3'].join('-'),
      found: [['xapp', '1', 'A012B34CD', '56789', 'f0e1d2c3'].join('-')],
    },
    {
      text: `https://${['hooks.slack.com', 'services', 'T0AB12CD3', 'B0EF45GH6', 'a1B2'.repeat(6)].join('/')}`,
      found: [['hooks.slack.com', 'services', 'T0AB12CD3', 'B0EF45GH6', 'a1B2'.repeat(6)].join('/')],
    },
  ],
  misses: [
    { text: 'xoxb-', reason: 'a prefix without a token' },
    { text: 'https://hooks.slack.com/services/', reason: 'an address without its secret part' },
  ],
};
