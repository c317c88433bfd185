import type { Detector } from '../../model.ts';
import { matchNamed } from '../match-pattern.ts';

/** Individual numbers of Japan (マイナンバー) beside their name. */
export const myNumberJp = {
  id: 'my-number-jp',
  group: 'person',
  suggests: 'mask',
  context: /マイナンバー|個人番号|my[ _-]?number$/i,
  anchors: { words: ['マイナンバー', '個人番号', 'my number', 'my_number', 'mynumber'] },
  match: matchNamed(/マイナンバー|個人番号|my[ _-]?number/, /\d{12}|\d{4}[ -]\d{4}[ -]\d{4}/, isMyNumber),
} as const satisfies Detector;

function isMyNumber(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  const rest = [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
  return Number(digits.slice(-1)) === (rest <= 1 ? 0 : 11 - rest);
}

export const examples = {
  hits: [
    { text: 'マイナンバー：121617219605', found: ['121617219605'] },
    { text: 'my_number=121617219605', found: ['121617219605'] },
  ],
  misses: [
    { text: 'マイナンバー：121617219606', reason: 'the check digit is wrong' },
    { text: '121617219605', reason: 'twelve digits without their name' },
  ],
};
