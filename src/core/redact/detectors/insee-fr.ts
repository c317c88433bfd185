import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Social security numbers of France, by month and check. */
export const inseeFr = {
  id: 'insee-fr',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [1, 15], separators: ' ' },
  match: matchWord(
    /[12](?: ?\d{2})(?: ?(?:0[1-9]|1[0-2]|[23]\d|4[0-2]|[5-9]\d))(?: ?\d[\dAB])(?: ?\d{3}){2} ?\d{2}(?! ?\d)/,
    isInsee,
  ),
} as const satisfies Detector;

/** Corsica's departments, 2A and 2B, count as 19 and 18. */
function isInsee(found: string): boolean {
  const digits = found.replaceAll(' ', '').replace('2A', '19').replace('2B', '18');
  return /^\d{15}$/.test(digits) && 97 - Number(BigInt(digits.slice(0, 13)) % 97n) === Number(digits.slice(13));
}

export const examples = {
  hits: [
    { text: '185057800608491', found: ['185057800608491'] },
    { text: 'NIR 1 85 05 78 006 084 91.', found: ['1 85 05 78 006 084 91'] },
  ],
  misses: [
    { text: '185057800608492', reason: 'the check is wrong' },
    { text: '1712345678901234', reason: 'longer than one' },
  ],
};
