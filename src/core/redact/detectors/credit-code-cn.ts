import type { Detector } from '../../model.ts';
import { passesMod31 } from '../check-digits.ts';
import { matchWord } from '../match-pattern.ts';

/** Unified social credit codes of mainland China (统一社会信用代码), by department, region and check character. */
export const creditCodeCn = {
  id: 'credit-code-cn',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [8, 24] },
  match: matchWord(
    /(?:1[1-59]|2[19]|3[1-59]|4[19]|5[1-39]|6[129]|7[129]|8[19]|9[1-39]|A[19]|N[1-39]|Y1)[1-9]\d{5}[0-9A-HJ-NP-RTUWXY]{10}/,
    passesMod31,
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '91350100M000100Y43', found: ['91350100M000100Y43'] },
    { text: `代码：${'9111010855140000XL'}。`, found: ['9111010855140000XL'] },
  ],
  misses: [
    { text: '91350100M000100Y4A', reason: 'the check character is wrong' },
    { text: 'X91350100M000100Y43', reason: 'a part of an id' },
  ],
};
