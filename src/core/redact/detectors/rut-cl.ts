import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

/** Tax numbers of Chile (RUT), as they are written. */
export const rutCl = {
  id: 'rut-cl',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [1, 2], separators: '.' },
  match: matchWord(/\d{1,2}\.\d{3}\.\d{3}-[\dkK](?!-)/, isRut),
} as const satisfies Detector;

function isRut(found: string): boolean {
  const digits = found.slice(0, -2).replaceAll('.', '');
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
  return '0K987654321'.charAt(sum % 11) === found.slice(-1).toUpperCase();
}

export const examples = {
  hits: [
    { text: '12.345.678-5', found: ['12.345.678-5'] },
    { text: 'RUT 12.345.678-5,', found: ['12.345.678-5'] },
  ],
  misses: [
    { text: '12.345.678-1', reason: 'the check is wrong' },
    { text: '12.345.678', reason: 'an amount' },
  ],
};
