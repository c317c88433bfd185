import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Access tokens and shared secrets of Shopify apps. */
export const shopifyToken = {
  id: 'shopify-token',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['shpat_', 'shpca_', 'shppa_', 'shpss_', 'shptka_'] },
  match: matchWord(/shp(?:at|ca|pa|ss|tka)_[0-9a-fA-F]{32}/),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: ['shpat', '0a1b'.repeat(8)].join('_'), found: [['shpat', '0a1b'.repeat(8)].join('_')] },
    { text: ['shpss', '0a1b'.repeat(8)].join('_'), found: [['shpss', '0a1b'.repeat(8)].join('_')] },
  ],
  misses: [{ text: 'shpat_short', reason: 'too short for one' }],
};
