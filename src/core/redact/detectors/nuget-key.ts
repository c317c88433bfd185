import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** API keys of NuGet. */
export const nugetKey = {
  id: 'nuget-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['oy0'] },
  match: matchWord(/oy2[a-z0-9]{43}/),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: ['oy2', 'a1b2c'.repeat(8), 'd3e'].join(''), found: [['oy2', 'a1b2c'.repeat(8), 'd3e'].join('')] }],
  misses: [{ text: 'oy2key', reason: 'too short for one' }],
};
