import type { Detector } from '../../model.ts';
import { matchWord } from '../match-pattern.ts';

const matchCurp = matchWord(
  /[A-Z]{4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[HMX][A-Z]{5}[A-Z0-9]\d(?!-)/,
  isCurp,
);

/** Population codes of Mexico (CURP), with their check digit. */
export const curpMx = {
  id: 'curp-mx',
  group: 'person',
  suggests: 'mask',
  anchors: { letterDigits: [6, 6] },
  match: (text, at) => matchCurp(text, at - 4),
} as const satisfies Detector;

function isCurp(found: string): boolean {
  let sum = 0;
  for (let index = 0; index < 17; index++) {
    sum += '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.indexOf(found.charAt(index)) * (18 - index);
  }
  return (10 - (sum % 10)) % 10 === Number(found.slice(-1));
}

export const examples = {
  hits: [
    { text: 'GOMC850730HDFNRR03', found: ['GOMC850730HDFNRR03'] },
    { text: 'CURP GOMC850730HDFNRR03.', found: ['GOMC850730HDFNRR03'] },
  ],
  misses: [{ text: 'GOMC850730HDFNRR04', reason: 'the check digit is wrong' }],
};
