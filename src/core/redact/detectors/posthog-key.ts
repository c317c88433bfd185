import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal API keys of PostHog. */
export const posthogKey = {
  id: 'posthog-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['phx_', 'phs_'] },
  match: matchWord(/ph[xs]_[A-Za-z0-9]{40,50}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['phx', ['a1B2'.repeat(10), 'c3D'].join('')].join('_'),
      found: [['phx', ['a1B2'.repeat(10), 'c3D'].join('')].join('_')],
    },
  ],
  misses: [{ text: ['phc', ['a1B2'.repeat(10), 'c3D'].join('')].join('_'), reason: 'a project key is public' }],
};
