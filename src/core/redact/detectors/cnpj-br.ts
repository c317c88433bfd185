import type { Detector } from '../../model.ts';
import { isWeighted } from '../check-digits.ts';
import { matchWord } from '../match-pattern.ts';

/** Tax numbers of companies in Brazil (CNPJ), as they are written. */
export const cnpjBr = {
  id: 'cnpj-br',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [2, 2], separators: '.' },
  match: matchWord(/\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!-)/, isCnpj),
} as const satisfies Detector;

function isCnpj(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  const hasFirst = isWeighted(digits.slice(0, 13), [6, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9, -1], 11, 10);
  return hasFirst && isWeighted(digits, [5, 6, 7, 8, 9, 2, 3, 4, 5, 6, 7, 8, 9, -1], 11, 10);
}

export const examples = {
  hits: [{ text: 'CNPJ 19.896.473/0001-47;', found: ['19.896.473/0001-47'] }],
  misses: [{ text: '19.896.473/0001-48', reason: 'a check digit is wrong' }],
};
