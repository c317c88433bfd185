import type { Detector } from '../../model.ts';
import { passesMod97 } from '../check-digits.ts';

const ibanOpening = /(?:(?<!\w)|(?<=\\[nrt]))[A-Z]{2}\d{2} ?[A-Z0-9]{4}/y;
/** Countries with the length of their IBANs, from the SWIFT registry. */
const ibanLengths =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';

/** International bank account numbers, by country, length and check digits. */
export const iban = {
  id: 'iban',
  group: 'person',
  suggests: 'mask',
  anchors: { letterDigits: [2, 24] },
  match(text, at) {
    const start = at - 2;
    if (!isCapital(text.charCodeAt(start)) || !isCapital(text.charCodeAt(start + 1))) return null;
    ibanOpening.lastIndex = start;
    if (!ibanOpening.test(text)) return null;
    const end = endOfIban(text, start);
    return end === null ? null : { start, end };
  },
} as const satisfies Detector;

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** As many letters and digits as the country has, in one run or in groups of four; null where it is no IBAN. */
function endOfIban(text: string, start: number): number | null {
  const at = ibanLengths.indexOf(text.slice(start, start + 2));
  if (at % 4 !== 0) return null;
  const length = Number(ibanLengths.slice(at + 2, at + 4));
  const isGrouped = text[start + 4] === ' ';
  const end = start + length + (isGrouped ? Math.ceil(length / 4) - 1 : 0);
  const found = text.slice(start, end);
  const isWellFormed = isGrouped ? /^(?:[A-Z0-9]{4} ){3,8}[A-Z0-9]{1,4}$/.test(found) : /^[A-Z0-9]{15,34}$/.test(found);
  return isWellFormed && !/\w/.test(text.charAt(end)) && passesMod97(found.replaceAll(' ', '')) ? end : null;
}

export const examples = {
  hits: [
    { text: 'IBAN: GB82WEST12345698765432.', found: ['GB82WEST12345698765432'] },
    { text: 'to DE89 3704 0044 0532 0130 00, today', found: ['DE89 3704 0044 0532 0130 00'] },
    { text: 'ES91 2100 0418 4502 0005 1332 2024', found: ['ES91 2100 0418 4502 0005 1332'] },
    { text: '"NO9386011117947"', found: ['NO9386011117947'] },
  ],
  misses: [
    { text: 'GB82WEST12345698765431', reason: 'the check fails' },
    { text: 'DE8937040044053201300', reason: 'too short for Germany' },
    { text: 'XX82WEST12345698765432', reason: 'no such country' },
    { text: 'SKU82WEST12345698765432', reason: 'a part of an id' },
  ],
};
