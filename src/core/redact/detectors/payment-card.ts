import type { Detector } from '../../model.ts';
import { passesLuhn } from '../check-digits.ts';
import { matchFrom } from '../match-pattern.ts';

/** In one run, or in the groups that are printed on cards. */
const cardPattern =
  /(?:(?<!\w|\d[.-])|(?<=\\[nrt]))(?:[2-6]\d{12,18}|[2-6]\d{3}[ -]\d{4}[ -]\d{4}[ -]\d{4}|3\d{3}[ -]\d{6}[ -]\d{4,5}|62\d{4}[ -]\d{13})(?!\w|[.-]\d)/y;
/** Nineteen digits in groups: three more after sixteen, which after a shorter number are its security code. */
const longCardPattern = /(?:(?<!\w|\d[.-])|(?<=\\[nrt]))[46]\d{3}[ -]\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{3}(?!\w|[.-]\d)/y;
const matchCard = matchFrom(cardPattern, isCardNumber);
const matchLongCard = matchFrom(longCardPattern, isCardNumber);

const issuers: readonly { readonly prefix: RegExp; readonly lengths: readonly number[] }[] = [
  { prefix: /^4/, lengths: [13, 16, 19] },
  { prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { prefix: /^3[47]/, lengths: [15] },
  { prefix: /^62/, lengths: [16, 17, 18, 19] },
  { prefix: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 19] },
  { prefix: /^3(?:0[0-5]|[689])/, lengths: [14, 16, 19] },
  { prefix: /^(?:50(?:18|20|38)|5893|6304|6759|676[1-3])/, lengths: [13, 14, 15, 16, 17, 18, 19] },
  { prefix: /^220[0-4]/, lengths: [16, 17, 18, 19] },
];

/** Numbers of payment cards, by issuer, length and check digit. */
export const paymentCard = {
  id: 'payment-card',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [4, 19], separators: ' -' },
  match: (text, at) => matchLongCard(text, at) ?? matchCard(text, at),
} as const satisfies Detector;

function isCardNumber(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  const isIssued = issuers.some(({ prefix, lengths }) => lengths.includes(digits.length) && prefix.test(digits));
  return isIssued && passesLuhn(digits) && !/^(\d)\1*$/.test(digits);
}

export const examples = {
  hits: [
    { text: '4111111111111111', found: ['4111111111111111'] },
    { text: 'card 5555 5555 5555 4444, exp 12/29', found: ['5555 5555 5555 4444'] },
    {
      text: '4111 1111 1111 1111 123 and 5555-5555-5555-4444 2024',
      found: ['4111 1111 1111 1111', '5555-5555-5555-4444'],
    },
    { text: '6212 3456 7890 1234 569', found: ['6212 3456 7890 1234 569'] },
    { text: '3782-822463-10005', found: ['3782-822463-10005'] },
    { text: '银行卡6212345678901265', found: ['6212345678901265'] },
  ],
  misses: [
    { text: '4111111111111112', reason: 'the check digit is wrong' },
    { text: '1700000000000000000', reason: 'a time in nanoseconds' },
    { text: '9007199254740993', reason: 'no issuer starts with 9' },
    { text: '446655440000', reason: 'shorter than a card number' },
    { text: '550e8400-e29b-41d4-a716-446655440000', reason: 'a UUID' },
    { text: '4111111111111111.50', reason: 'an amount' },
    { text: 'order_4111111111111111', reason: 'a part of an id' },
    { text: '41111111111111', reason: 'no card of that issuer has 14 digits' },
  ],
};
