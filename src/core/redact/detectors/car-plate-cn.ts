import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const carPlate =
  /[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-Z][·.\s-]?(?=[A-HJ-NP-Z]{0,5}\d)(?:[A-HJ-NP-Z0-9]{4}[A-HJ-NP-Z0-9学警港澳]|[DF][A-HJ-NP-Z0-9]\d{4}|\d{5}[DF])(?!\w)/y;

/** Car plates of mainland China, those of electric cars too. */
export const carPlateCn = {
  id: 'car-plate-cn',
  group: 'person',
  suggests: 'mask',
  anchors: {
    words: [
      '京',
      '津',
      '沪',
      '渝',
      '冀',
      '豫',
      '云',
      '辽',
      '黑',
      '湘',
      '皖',
      '鲁',
      '新',
      '苏',
      '浙',
      '赣',
      '鄂',
      '桂',
      '甘',
      '晋',
      '蒙',
      '陕',
      '吉',
      '闽',
      '贵',
      '粤',
      '青',
      '藏',
      '川',
      '宁',
      '琼',
    ],
  },
  match: matchFrom(carPlate),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: '车牌京A12345，', found: ['京A12345'] },
    { text: '粤B·D12345', found: ['粤B·D12345'] },
    { text: '"沪AD12345"', found: ['沪AD12345'] },
  ],
  misses: [
    { text: '京ABCDEF', reason: 'letters alone' },
    { text: '川A座101', reason: 'a building' },
    { text: '京A1234567', reason: 'longer than a plate' },
  ],
};
