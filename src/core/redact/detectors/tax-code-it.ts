import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const matchCode = matchWord(/[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z](?!-)/, isTaxCode);
/** What characters in odd places count, digits first. */
const oddCounts = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22,
  25, 24, 23,
] as const;

/** Tax codes of people in Italy (codice fiscale), with their check letter. */
export const taxCodeIt = {
  id: 'tax-code-it',
  group: 'person',
  suggests: 'mask',
  anchors: { letterDigits: [2, 2] },
  match: (text, at) => matchCode(text, at - 6),
} as const satisfies Detector;

function isTaxCode(found: string): boolean {
  let sum = 0;
  for (let index = 0; index < 15; index++) {
    const value = Number.parseInt(found.charAt(index), 36);
    sum += index % 2 === 0 ? (oddCounts[value] ?? 0) : value > 9 ? value - 10 : value;
  }
  return found.charCodeAt(15) - 65 === sum % 26;
}

export const examples = {
  hits: [
    { text: 'RSSMRA85T10A562S', found: ['RSSMRA85T10A562S'] },
    { text: 'CF: RSSMRA85T10A562S.', found: ['RSSMRA85T10A562S'] },
  ],
  misses: [{ text: 'RSSMRA85T10A562A', reason: 'the check letter is wrong' }],
};
