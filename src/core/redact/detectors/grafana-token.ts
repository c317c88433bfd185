import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Service account, cloud and legacy tokens of Grafana. */
export const grafanaToken = {
  id: 'grafana-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['glsa_', 'glc_', 'eyjrijoi'] },
  match: matchWord(
    /glsa_[A-Za-z0-9]{32}_[0-9A-Fa-f]{8}|glc_[A-Za-z0-9+/]{32,400}={0,3}|eyJrIjoi[A-Za-z0-9]{70,400}={0,3}/,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['glsa', 'a1B2'.repeat(8), '0a1b'.repeat(2)].join('_'),
      found: [['glsa', 'a1B2'.repeat(8), '0a1b'.repeat(2)].join('_')],
    },
    { text: ['glc', 'a1B2'.repeat(16)].join('_'), found: [['glc', 'a1B2'.repeat(16)].join('_')] },
    { text: ['eyJrIjoi', 'a1B2'.repeat(20)].join(''), found: [['eyJrIjoi', 'a1B2'.repeat(20)].join('')] },
  ],
  misses: [{ text: 'glsa_short', reason: 'too short for one' }],
};
