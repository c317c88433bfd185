import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Resident registration numbers of Korea, by date and check digit. */
export const residentNumberKr = {
  id: 'resident-number-kr',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [6, 6], separators: '-' },
  match: matchWord(/\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[1-8]\d{6}(?!-)/, isResidentNumber),
} as const satisfies Detector;

function isResidentNumber(found: string): boolean {
  const digits = found.replace('-', '');
  const sum = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5].reduce(
    (total, weight, at) => total + weight * Number(digits[at]),
    0,
  );
  return (11 - (sum % 11)) % 10 === Number(digits.slice(-1));
}

export const examples = {
  hits: [
    { text: '850730-1233257', found: ['850730-1233257'] },
    { text: '주민번호 850730-1233257.', found: ['850730-1233257'] },
  ],
  misses: [
    { text: '850730-1233258', reason: 'the check digit is wrong' },
    { text: '851330-1234567', reason: 'no such month' },
  ],
};
