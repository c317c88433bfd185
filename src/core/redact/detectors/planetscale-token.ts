import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Tokens and passwords of PlanetScale. */
export const planetscaleToken = {
  id: 'planetscale-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['pscale_tkn_', 'pscale_pw_', 'pscale_oauth_'] },
  match: matchWord(/pscale_(?:tkn|pw|oauth)_[\w=.-]{31,63}[\w=-](?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['pscale', 'tkn', 'a1B2_c3D4-'.repeat(4)].join('_'),
      found: [['pscale', 'tkn', 'a1B2_c3D4-'.repeat(4)].join('_')],
    },
    {
      text: ['pscale', 'pw', 'a1B2_c3D4-'.repeat(4)].join('_'),
      found: [['pscale', 'pw', 'a1B2_c3D4-'.repeat(4)].join('_')],
    },
  ],
  misses: [{ text: 'pscale_tkn_id', reason: 'too short for one' }],
};
