import type { Detector } from '../../model.ts';
import { isWeighted } from '../check-digits.ts';
import { matchWord } from '../match-pattern.ts';

const matchTaiwanese = matchWord(/[A-Z][1289]\d{8}(?!-)/, isTaiwanese);

/** Identity and resident numbers of Taiwan, with their check digit. */
export const idCardTw = {
  id: 'id-card-tw',
  group: 'person',
  suggests: 'mask',
  anchors: { letterDigits: [9, 9] },
  match: (text, at) => matchTaiwanese(text, at - 1),
} as const satisfies Detector;

function isTaiwanese(found: string): boolean {
  const letter = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'.indexOf(found.charAt(0)) + 10;
  return isWeighted(`${letter}${found.slice(1)}`, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1], 10);
}

export const examples = {
  hits: [
    { text: 'A107294887', found: ['A107294887'] },
    { text: '身分證A107294887。', found: ['A107294887'] },
  ],
  misses: [
    { text: 'A107294888', reason: 'the check digit is wrong' },
    { text: 'A323456789', reason: 'no second digit is 3' },
  ],
};
