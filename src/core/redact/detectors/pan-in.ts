import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const matchPan = matchWord(/[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?!-)/);

/** Permanent account numbers (PAN) of India. */
export const panIn = {
  id: 'pan-in',
  group: 'person',
  suggests: 'mask',
  anchors: { letterDigits: [4, 4] },
  match: (text, at) => matchPan(text, at - 5),
} as const satisfies Detector;

export const examples = {
  hits: [{ text: 'PAN ABCPD1234E', found: ['ABCPD1234E'] }],
  misses: [
    { text: 'ABCXD1234E', reason: 'no holder is of kind X' },
    { text: 'ABCPD1234EF', reason: 'a part of an id' },
  ],
};
