/** The check of payment cards: every second digit from the right doubled, the sum a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 1, isDoubled = false; index >= 0; index--, isDoubled = !isDoubled) {
    const digit = digits.charCodeAt(index) - 48;
    const doubled = digit * 2;
    sum += isDoubled ? (doubled > 9 ? doubled - 9 : doubled) : digit;
  }
  return sum % 10 === 0;
}

/** ISO 7064 MOD 11-2, the check of mainland identity numbers, whose last character may be X for ten. */
export function passesMod11(text: string): boolean {
  let sum = 0;
  for (const character of text.slice(0, -1)) sum = ((sum + Number(character)) * 2) % 11;
  const last = text.slice(-1).toUpperCase();
  return (sum + (last === 'X' ? 10 : Number(last))) % 11 === 1;
}

/** ISO 7064 MOD 97-10, the check of an IBAN: letters count from A = 10, the first four characters come last. */
export function passesMod97(text: string): boolean {
  let rest = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Whether the year has such a month and day; all are digits. */
export function isDate(yearDigits: string, monthDigits: string, dayDigits: string): boolean {
  const [year, month, day] = [Number(yearDigits), Number(monthDigits), Number(dayDigits)];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}

/** Whether the digits, each times its weight, add up to a multiple of the modulus; `capped` is a rest that counts as none. */
export function isWeighted(digits: string, weights: readonly number[], modulus: number, capped = -1): boolean {
  if (digits.length !== weights.length) return false;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  const rest = ((sum % modulus) + modulus) % modulus;
  return rest === 0 || (rest === capped && digits.endsWith('0'));
}

/** ISO 7064 MOD 11,10, the check of German tax numbers. */
export function passesMod11And10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.slice(-1));
}

const creditCodeCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** GB 32100, the check of Chinese company codes: powers of 3 as weights, modulo 31. */
export function passesMod31(text: string): boolean {
  let weight = 1;
  let sum = 0;
  for (const character of text.slice(0, -1)) {
    sum += creditCodeCharacters.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return creditCodeCharacters.charAt((31 - (sum % 31)) % 31) === text.slice(-1);
}

/** The two check digits of Brazilian tax numbers; one digit throughout is none. */
export function passesCpf(digits: string): boolean {
  if (/^(\d)\1*$/.test(digits)) return false;
  return [9, 10].every((length) => {
    let sum = 0;
    for (let at = 0; at < length; at++) sum += Number(digits.charAt(at)) * (length + 1 - at);
    return ((sum * 10) % 11) % 10 === Number(digits.charAt(length));
  });
}

/** The permutation that Verhoeff's check applies once more for each place. */
const verhoeffPermutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** Verhoeff's check, in the group of a pentagon's turns and flips. */
export function passesVerhoeff(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    let digit = Number(digits.charAt(digits.length - 1 - place));
    for (let times = place % 8; times > 0; times--) digit = verhoeffPermutation[digit] ?? 0;
    sum = turnAndFlip(sum, digit);
  }
  return sum === 0;
}

/** The product of two symmetries of a pentagon: 0 to 4 turn it, 5 to 9 flip it too. */
function turnAndFlip(a: number, b: number): number {
  const turn = a < 5 ? (a + (b % 5)) % 5 : (((a - (b % 5)) % 5) + 5) % 5;
  return a < 5 === b < 5 ? turn : turn + 5;
}
