import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const mobilePattern =
  /(?:(?<![\w+]|\w[.-])|(?<=\\[nrt]))(?:\((?:\+|00)?86\)[ -]?|(?:\+|00)?86[ -]?)?1[3-9]\d(?:\d{8}|[ -]\d{4}[ -]\d{4})(?!\w|\.\d|-\w)/y;

/** Mobile numbers of mainland China, with or without the country code. */
export const phoneCn = {
  id: 'phone-cn',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [2, 15], separators: ' -)', words: ['+86', '(86', '(+86'] },
  match: matchFrom(mobilePattern),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '13812345678', found: ['13812345678'] },
    { text: '手机13812345678。', found: ['13812345678'] },
    { text: 'call +86 138-1234-5678 or (86)13912345678', found: ['+86 138-1234-5678', '(86)13912345678'] },
    { text: '8615012345678,008615012345678', found: ['8615012345678', '008615012345678'] },
    { text: '(+86 138-1234-5678)', found: ['+86 138-1234-5678'] },
    { text: 'a\\n199 0000 1111', found: ['199 0000 1111'] },
  ],
  misses: [
    { text: '12812345678', reason: 'no mobile number starts with 12' },
    { text: '1381234567', reason: 'one digit short' },
    { text: '1700000000000', reason: 'a time in milliseconds' },
    { text: 'ord13812345678', reason: 'a part of an id' },
    { text: 'run-13812345678', reason: 'a part of an id' },
    { text: '0.13812345678', reason: 'decimals' },
    { text: '13812345678.25', reason: 'an amount' },
    { text: 'a1b2c3d4-1234-13812345678-aa', reason: 'a part of an id' },
  ],
};
