import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const matchFinnish = matchWord(
  /(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y](?!-)/,
  isPersonalCode,
);

/** Personal identity codes of Finland, with their check character. */
export const personalCodeFi = {
  id: 'personal-code-fi',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [6, 6], separators: '-', letterDigits: [3, 4] },
  match: (text, at) => matchFinnish(text, at) ?? matchFinnish(text, at - 7),
} as const satisfies Detector;

function isPersonalCode(found: string): boolean {
  const number = Number(found.slice(0, 6) + found.slice(7, 10));
  return '0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(number % 31) === found.slice(-1);
}

export const examples = {
  hits: [
    { text: '131052-308T', found: ['131052-308T'] },
    { text: 'HETU 131052-308T.', found: ['131052-308T'] },
  ],
  misses: [{ text: '131052-308A', reason: 'the check character is wrong' }],
};
