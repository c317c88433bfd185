import type { Detector } from '../../model.ts';
import { passesMod11And10 } from '../check-digits.ts';
import { matchNamed } from '../match-pattern.ts';

/** Tax identification numbers of Germany beside their name. */
export const taxIdDe = {
  id: 'tax-id-de',
  group: 'person',
  suggests: 'mask',
  context: /steuer[ _-]?id|idnr$/i,
  anchors: { words: ['steuer-id', 'steuerid', 'steueridentifikationsnummer', 'idnr', 'steuer-identifikationsnummer'] },
  match: matchNamed(
    /steuer-?id(?:entifikationsnummer)?(?:[ -]?nr\.?)?|idnr\.?/,
    /[1-9]\d ?\d{3} ?\d{3} ?\d{3}/,
    (found) => passesMod11And10(found.replaceAll(' ', '')),
  ),
} as const satisfies Detector;

export const examples = {
  hits: [
    { text: 'Steuer-ID: 35887478778', found: ['35887478778'] },
    { text: 'IdNr. 35 887 478 778', found: ['35 887 478 778'] },
  ],
  misses: [
    { text: 'Steuer-ID: 35887478779', reason: 'the check digit is wrong' },
    { text: '35887478778', reason: 'eleven digits without their name' },
  ],
};
