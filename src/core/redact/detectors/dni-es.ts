import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const matchDni = matchWord(/(?:\d{8}|[XYZ]\d{7})-?[A-HJ-NP-TV-Z](?!-)/, isDni);

/** Identity numbers of Spain (DNI and NIE), with their check letter. */
export const dniEs = {
  id: 'dni-es',
  group: 'person',
  suggests: 'mask',
  anchors: { digits: [8, 8], letterDigits: [7, 7] },
  match: (text, at) => matchDni(text, at) ?? matchDni(text, at - 1),
} as const satisfies Detector;

function isDni(found: string): boolean {
  const digits = found.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))).replace(/\D/g, '');
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23) === found.slice(-1);
}

export const examples = {
  hits: [
    { text: 'DNI 53283158R,', found: ['53283158R'] },
    { text: 'X8463963D', found: ['X8463963D'] },
  ],
  misses: [
    { text: '53283158A', reason: 'the check letter is wrong' },
    { text: '12345678', reason: 'no letter' },
  ],
};
