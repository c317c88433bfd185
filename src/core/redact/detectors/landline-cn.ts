import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const landlinePattern =
  /(?:(?<![\w+]|\w[.-])|(?<=\\[nrt]))(?:(?:\(0(?:10|2[0-57-9])\)|(?:\+86[ -]?|0)(?:10|2[0-57-9]))[ -]?[2-8]\d{3}[ -]?\d{4}|(?:\(0[3-9]\d{2}\)|(?:\+86[ -]?|0)[3-9]\d{2})[ -]?[2-8]\d{2,3}[ -]?\d{4}|[48]00[ -]\d{3}[ -]\d{4}|[48]00[ -]\d{4}[ -]\d{3})(?:-\d{1,5})?(?!\w|\.\d|-\w)/y;

/** Landlines, 400 and 800 numbers of mainland China, with separators. */
export const landlineCn = {
  id: 'landline-cn',
  group: 'person',
  suggests: 'mask',
  anchors: { words: ['(0', '+86'], digits: [3, 4], separators: ' -)' },
  match: matchFrom(landlinePattern),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '电话010-62345678，', found: ['010-62345678'] },
    { text: '(0755) 8123 4567', found: ['(0755) 8123 4567'] },
    { text: '0571-87654321-802', found: ['0571-87654321-802'] },
    { text: '400-123-4567', found: ['400-123-4567'] },
    { text: '+86-21-61234567', found: ['+86-21-61234567'] },
  ],
  misses: [
    { text: '2010-12345678', reason: 'a part of a longer number' },
    { text: '010-1234567', reason: 'one digit short for Beijing' },
    { text: '2024-05-01', reason: 'a date' },
    { text: '0755-81234567890', reason: 'longer than a number' },
    { text: '099-12345678', reason: 'no such area' },
  ],
};
