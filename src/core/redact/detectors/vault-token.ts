import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Service, batch and recovery tokens of HashiCorp Vault. */
export const vaultToken = {
  id: 'vault-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['hvs.', 'hvb.', 'hvr.'] },
  match: matchWord(/(?<!-)(?:hv[sbr]\.[\w-]{24,300})/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['hvs', 'a1B2_c3D4-'.repeat(9)].join('.'), found: [['hvs', 'a1B2_c3D4-'.repeat(9)].join('.')] },
    {
      text: `X-Vault-Token: ${['hvb', 'a1B2_c3D4-'.repeat(14)].join('.')}`,
      found: [['hvb', 'a1B2_c3D4-'.repeat(14)].join('.')],
    },
  ],
  misses: [{ text: 'hvs.example', reason: 'too short for one' }],
};
