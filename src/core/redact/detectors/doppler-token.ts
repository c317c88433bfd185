import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal, service and CLI tokens of Doppler. */
export const dopplerToken = {
  id: 'doppler-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['dp.pt.', 'dp.st.', 'dp.ct.', 'dp.sa.', 'dp.scim.', 'dp.audit.'] },
  match: matchWord(/dp\.(?:pt|ct|sa|scim|audit|st(?:\.[\w-]{2,35})?)\.[A-Za-z0-9]{40,44}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['dp', 'pt', ['a1B2'.repeat(10), 'c3D'].join('')].join('.'),
      found: [['dp', 'pt', ['a1B2'.repeat(10), 'c3D'].join('')].join('.')],
    },
    {
      text: `DOPPLER_TOKEN=${['dp', 'st', 'dev', ['a1B2'.repeat(10), 'c3D'].join('')].join('.')}`,
      found: [['dp', 'st', 'dev', ['a1B2'.repeat(10), 'c3D'].join('')].join('.')],
    },
  ],
  misses: [{ text: 'dp.pt.short', reason: 'too short for one' }],
};
