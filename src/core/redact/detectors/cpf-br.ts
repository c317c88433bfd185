import type { Detector } from '../../model.ts';
import { passesCpf } from '../check-digits.ts';
import { matchNamed, matchWord } from '../match-pattern.ts';

const matchDotted = matchWord(/\d{3}\.\d{3}\.\d{3}-\d{2}(?!-)/, isCpf);
const matchNamedCpf = matchNamed(/cpf/, /\d{11}/, isCpf);

/** Tax numbers of people in Brazil (CPF), as they are written or beside their name. */
export const cpfBr = {
  id: 'cpf-br',
  group: 'person',
  suggests: 'mask',
  context: /cpf$/i,
  anchors: { words: ['cpf'], digits: [3, 3], separators: '.' },
  match: (text, at) => matchDotted(text, at) ?? matchNamedCpf(text, at),
} as const satisfies Detector;

function isCpf(found: string): boolean {
  return passesCpf(found.replace(/\D/g, ''));
}

export const examples = {
  hits: [
    { text: 'CPF 010.663.217-52', found: ['010.663.217-52'] },
    { text: '"cpf":"01066321752"', found: ['01066321752'] },
  ],
  misses: [
    { text: '010.663.217-53', reason: 'a check digit is wrong' },
    { text: '111.111.111-11', reason: 'one digit throughout' },
  ],
};
