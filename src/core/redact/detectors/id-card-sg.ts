import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const matchSingaporean = matchWord(/[STFGM]\d{7}[A-Z](?!-)/, isSingaporean);

/** Identity numbers of Singapore (NRIC and FIN), with their check letter. */
export const idCardSg = {
  id: 'id-card-sg',
  group: 'person',
  suggests: 'mask',
  anchors: { letterDigits: [7, 7] },
  match: (text, at) => matchSingaporean(text, at - 1),
} as const satisfies Detector;

function isSingaporean(found: string): boolean {
  const sum = [2, 7, 6, 5, 4, 3, 2].reduce((total, weight, at) => total + weight * Number(found.charAt(at + 1)), 0);
  const kind = found.charAt(0);
  if (kind === 'M') return 'KLJNPQRTUWX'.charAt(10 - ((sum + 3) % 11)) === found.slice(-1);
  const letters = 'ST'.includes(kind) ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK';
  return letters.charAt((sum + ('TG'.includes(kind) ? 4 : 0)) % 11) === found.slice(-1);
}

export const examples = {
  hits: [
    { text: 'S8507301Z', found: ['S8507301Z'] },
    { text: 'NRIC S8507301Z.', found: ['S8507301Z'] },
  ],
  misses: [{ text: 'S8507301A', reason: 'the check letter is wrong' }],
};
