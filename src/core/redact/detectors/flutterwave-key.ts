import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Secret keys of Flutterwave. */
export const flutterwaveKey = {
  id: 'flutterwave-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['flwseck'] },
  match: matchWord(/FLWSECK(?:_TEST)?-[0-9a-zA-Z]{12,32}(?:-X)?(?!-)/),
} as const satisfies Detector;

export const examples = {
  hits: [
    {
      text: ['FLWSECK_TEST', '0a1b'.repeat(8), 'X'].join('-'),
      found: [['FLWSECK_TEST', '0a1b'.repeat(8), 'X'].join('-')],
    },
  ],
  misses: [{ text: 'FLWSECK_TEST-short', reason: 'too short for one' }],
};
