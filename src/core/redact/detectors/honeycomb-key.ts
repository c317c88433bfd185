import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Ingest and configuration keys of Honeycomb. */
export const honeycombKey = {
  id: 'honeycomb-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['hcaik_', 'hcamk_', 'hcxik_', 'hcxmk_', 'hcalk_', 'hcxlk_'] },
  match: matchWord(/hc[ax][iml]k_[0-9a-z]{50,80}/),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: ['hcaik', '0a1b2c'.repeat(10)].join('_'), found: [['hcaik', '0a1b2c'.repeat(10)].join('_')] }],
  misses: [{ text: 'hcaik_short', reason: 'too short for one' }],
};
