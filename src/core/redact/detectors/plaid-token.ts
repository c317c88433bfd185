import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens of Plaid. */
export const plaidToken = {
  id: 'plaid-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['access-sandbox-', 'access-development-', 'access-production-'] },
  match: matchWord(/access-(?:sandbox|development|production)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['access', 'sandbox', '0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d'].join('-'),
      found: [['access', 'sandbox', '0a1b2c3d-4e5f-6a7b-8c9d-0e1f2a3b4c5d'].join('-')],
    },
  ],
  misses: [{ text: 'access-production-servers', reason: 'words' }],
};
