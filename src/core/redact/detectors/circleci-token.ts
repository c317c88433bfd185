import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Personal and project tokens of CircleCI. */
export const circleciToken = {
  id: 'circleci-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['ccipat_', 'cciprj_'] },
  match: matchWord(/CCI(?:PAT|PRJ)_[A-Za-z0-9]{22}_[0-9a-f]{40}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['CCIPAT', 'a1B2c3D4e5F'.repeat(2), '0a1b'.repeat(10)].join('_'),
      found: [['CCIPAT', 'a1B2c3D4e5F'.repeat(2), '0a1b'.repeat(10)].join('_')],
    },
  ],
  misses: [{ text: 'CCIPAT_x_y', reason: 'too short for one' }],
};
