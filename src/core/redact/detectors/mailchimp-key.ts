import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const matchDataCentre = matchWord(/[0-9a-f]{32}-us\d{1,2}(?!-)/);

/** API keys of Mailchimp, which end in its data centre. */
export const mailchimpKey = {
  id: 'mailchimp-key',
  group: 'secret',
  suggests: 'fixed',
  anchors: { words: ['-us0'] },
  match: (text, at) => matchDataCentre(text, at - 32),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: ['0a1b'.repeat(8), 'us12'].join('-'), found: [['0a1b'.repeat(8), 'us12'].join('-')] }],
  misses: [{ text: 'build-us1', reason: 'a region' }],
};
