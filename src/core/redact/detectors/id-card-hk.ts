import type { Detector } from '../../model.ts';
import { matchFrom } from '../match-pattern.ts';

const matchHongKong = matchFrom(/(?:(?<!\w)|(?<=\\[nrt]))[A-Z]{1,2}\d{6}\([\dA]\)(?!\w)/y, isHongKong);

/** Identity numbers of Hong Kong, with the check digit in brackets. */
export const idCardHk = {
  id: 'id-card-hk',
  group: 'person',
  suggests: 'mask',
  anchors: { letterDigits: [6, 6] },
  match: (text, at) => matchHongKong(text, at - 2) ?? matchHongKong(text, at - 1),
} as const satisfies Detector;

/** A missing first letter counts as a space, 36. */
function isHongKong(found: string): boolean {
  const characters = found.replace(/[()]/g, '').split('');
  const values = characters.map((character) => Number.parseInt(character, 36));
  const sum = values.reverse().reduce((total, value, at) => total + value * (at + 1), 0);
  return (sum + (values.length === 8 ? 36 * 9 : 0)) % 11 === 0;
}

export const examples = {
  hits: [
    { text: 'A919628(8)', found: ['A919628(8)'] },
    { text: 'HKID A919628(8).', found: ['A919628(8)'] },
  ],
  misses: [
    { text: 'A919628(9)', reason: 'the check digit is wrong' },
    { text: 'f123456(7)', reason: 'a call of a function' },
  ],
};
