import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Tokens of SonarQube and SonarCloud. */
export const sonarToken = {
  id: 'sonar-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['squ_', 'sqp_', 'sqa_'] },
  match: matchWord(/sq[upa]_[0-9a-f]{40}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['squ', '0a1b'.repeat(10)].join('_'), found: [['squ', '0a1b'.repeat(10)].join('_')] },
    { text: `-Dsonar.token=${['sqp', '0a1b'.repeat(10)].join('_')}`, found: [['sqp', '0a1b'.repeat(10)].join('_')] },
  ],
  misses: [{ text: 'squ_short', reason: 'too short for one' }],
};
