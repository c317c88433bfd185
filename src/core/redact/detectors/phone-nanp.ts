import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

/** Separators are needed: ten bare digits may be anything. */
const northAmericanPattern =
  /(?:(?<![\w+]|\w[.-])|(?<=\\[nrt]))(?:(?:\+|00)?1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}(?: ?(?:x|ext\.?) ?\d{1,6})?(?!\w|[.-]\d)/y;

/** Phone numbers of the United States, Canada and their neighbours, as they are written there. */
export const phoneNanp = {
  id: 'phone-nanp',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [1, 3], separators: ' -.)', words: ['+1', '(0'] },
  match: matchFrom(northAmericanPattern),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: 'Call (415) 555-2671.', found: ['(415) 555-2671'] },
    { text: '001-420-335-7509x38548', found: ['001-420-335-7509x38548'] },
    { text: '986.291.2294, 415 555 2671 ext. 12', found: ['986.291.2294', '415 555 2671 ext. 12'] },
  ],
  misses: [
    { text: '4155552671', reason: 'ten digits without separators' },
    { text: '123-456-7890', reason: 'no area code starts with 1' },
    { text: '415-155-2671', reason: 'no exchange starts with 1' },
    { text: 'a415-555-2671-9', reason: 'a part of an id' },
    { text: '415-555-26711', reason: 'one digit too many' },
  ],
};
