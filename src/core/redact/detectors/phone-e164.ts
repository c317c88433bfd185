import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

/** In one run, with the area in brackets, or with single separators. Codes 1, 7 and 86 tell how many digits follow. */
const internationalPattern =
  /(?:(?<![\w+.])|(?<=\\[nrt]))\+(?:[17](?:[ .-]?\d){10}|[17][ .-]?\(\d{3}\)(?:[ .-]?\d){7}|86(?:[ .-]?\d){9,11}|[2-9]\d{8,14}(?!\d)|[2-9]\d{1,2}[ .-]?\(\d{1,4}\)(?:[ .-]?\d){5,10}|(?!86)[2-9](?:[ .-]?\d){8,14})(?:[ ,]{0,2}(?:x|ext\.?) {0,2}\d{1,6})?(?!\w|[.,]\d)/y;
/** Country codes that the ITU has assigned, by their first digits. */
const countryCode =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|5[09]\d|6[789]\d|8[058]\d|9[679]\d)/;

/** International phone numbers, a plus sign and nine to fifteen digits. */
export const phoneE164 = {
  id: 'phone-e164',
  group: 'person',
  suggests: 'mask',
  anchors: { words: ['+0'] },
  match: matchFrom(internationalPattern, (found) => countryCode.test(found.replace(/\D/g, ''))),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '+14155552671', found: ['+14155552671'] },
    { text: 'tel: +44 (0)20 7946 0958.', found: ['+44 (0)20 7946 0958'] },
    { text: '+14155552671 2024-05-01', found: ['+14155552671'] },
    { text: '+1 (415) 555-2671, +442079460958 (2)', found: ['+1 (415) 555-2671', '+442079460958'] },
    { text: '"+1-944-435-4352x04732"', found: ['+1-944-435-4352x04732'] },
    { text: '电话+49 30 901820, +33.1.70.18.99.00', found: ['+49 30 901820', '+33.1.70.18.99.00'] },
  ],
  misses: [
    { text: '2024-05-01T10:00:00+08:00', reason: 'a time zone' },
    { text: '+12345678', reason: 'fewer than nine digits' },
    { text: '+2912345678901234', reason: 'more than fifteen digits' },
    { text: '+0441234567890', reason: 'no country code starts with 0' },
    { text: '+8341234567890', reason: 'a country code that is not assigned' },
    { text: 'ab+123456789012cd', reason: 'Base64' },
  ],
};
