import { digits, letters, type Next, oneOf, some } from './made.ts';

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The products of the ten symmetries of a pentagon, as Verhoeff's check is usually printed. */
const products = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const turns = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

function isVerhoeff(number: string): boolean {
  let sum = '0';
  for (const [place, digit] of [...number].reverse().entries())
    sum = products[Number(sum)]?.charAt(Number(turns[place % 8]?.charAt(Number(digit)))) ?? '';
  return sum === '0';
}

function sumOf(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(text.charAt(at)), 0);
}

/** Drawn anew until it exists. */
function until(next: Next, make: (next: Next) => string | null): string {
  for (;;) {
    const made = make(next);
    if (made !== null) return made;
  }
}

function lastDigit(body: string, isRight: (whole: string) => boolean): string | null {
  for (let digit = 0; digit < 10; digit++) if (isRight(`${body}${digit}`)) return `${body}${digit}`;
  return null;
}

function birth(next: Next): { year: string; month: string; day: string } {
  const two = (value: number) => String(value).padStart(2, '0');
  return { year: two(50 + next(49)), month: two(1 + next(12)), day: two(1 + next(28)) };
}

/** Numbers of people and companies with checks, and keys, that stand by themselves. */
export const madeNumbers: Readonly<Record<string, (next: Next) => string>> = {
  aadhaar: (next) => {
    const number = until(next, () => lastDigit(`${2 + next(8)}${digits(next, 10)}`, isVerhoeff));
    return number.replace(/(\d{4})(?=\d)/g, oneOf(next, '$1 ', '$1-'));
  },
  'birth-number-no': (next) =>
    until(next, () => {
      const { year, month, day } = birth(next);
      const body = `${day}${month}${year}${digits(next, 3)}`;
      const first = (11 - (sumOf(body, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
      const second = (11 - (sumOf(`${body}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
      return first > 9 || second > 9 ? null : `${body.slice(0, 6)} ${body.slice(6)}${first}${second}`;
    }),
  'cnpj-br': (next) => {
    const body = `${digits(next, 8)}000${1 + next(9)}`;
    const check = (text: string, weights: readonly number[]) => {
      const rest = sumOf(text, weights) % 11;
      return rest < 2 ? 0 : 11 - rest;
    };
    const first = check(body, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
    const second = check(`${body}${first}`, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
    return `${body}${first}${second}`.replace(/^(..)(...)(...)(....)/, '$1.$2.$3/$4-');
  },
  'curp-mx': (next) => {
    const { year, month, day } = birth(next);
    const body = `${some(next, capitals, 4)}${year}${month}${day}${oneOf(next, 'H', 'M')}${some(next, capitals, 5)}${next(10)}`;
    const sum = [...body].reduce(
      (total, character, at) => total + '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.indexOf(character) * (18 - at),
      0,
    );
    return `${body}${(10 - (sum % 10)) % 10}`;
  },
  'id-card-hk': (next) => {
    const body = `${some(next, capitals, 1)}${digits(next, 6)}`;
    const sum =
      36 * 9 + [...body].reduce((total, character, at) => total + Number.parseInt(character, 36) * (8 - at), 0);
    return `${body}(${((11 - (sum % 11)) % 11).toString(16).toUpperCase()})`;
  },
  'tax-code-it': (next) => {
    const { year, day } = birth(next);
    const body = `${some(next, capitals, 6)}${year}${some(next, 'ABCDEHLMPRST', 1)}${day}${some(next, capitals, 1)}${digits(next, 3)}`;
    const odd = 'BAKPLCQDREVOSFTGUHMINJWZYX';
    const value = (character: string) => (/\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65);
    const sum = [...body].reduce(
      (total, character, at) =>
        total + (at % 2 === 0 ? odd.indexOf(String.fromCharCode(65 + value(character))) : value(character)),
      0,
    );
    return `${body}${String.fromCharCode(65 + (sum % 26))}`;
  },
  'clickhouse-key': (next) => `4b1d${some(next, letters, 38)}`,
  'fireworks-key': (next) => `fw_${some(next, letters, 24)}`,
  'mongodb-key': (next) => `mdb_sa_sk_${some(next, letters, 40)}`,
};

/** Numbers whose checks are weak, behind their names. */
export const madeNamedNumbers: Readonly<Record<string, (next: Next) => readonly [before: string, value: string]>> = {
  'identity-number-tr': (next) => {
    const body = `${1 + next(9)}${digits(next, 8)}`;
    const odd = sumOf(body, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
    const even = sumOf(body, [0, 1, 0, 1, 0, 1, 0, 1, 0]);
    const tenth = (((odd * 7 - even) % 10) + 10) % 10;
    return [oneOf(next, 'TCKN: ', 'TC Kimlik No: ', '"tckn":"'), `${body}${tenth}${(odd + even + tenth) % 10}`];
  },
  'identity-number-za': (next) => {
    const { year, month, day } = birth(next);
    const body = `${year}${month}${day}${digits(next, 4)}08`;
    const isLuhn = (number: string) =>
      [...number].reverse().reduce((sum, digit, at) => {
        const value = Number(digit) * (1 + (at % 2));
        return sum + (value > 9 ? value - 9 : value);
      }, 0) %
        10 ===
      0;
    return [oneOf(next, 'ID Number: ', 'SA ID: ', '"id_number":"'), lastDigit(body, isLuhn) ?? ''];
  },
  'my-number-jp': (next) => {
    const body = digits(next, 11);
    const rest = sumOf(body, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
    return [oneOf(next, 'マイナンバー：', '個人番号：', 'My Number: '), `${body}${rest < 2 ? 0 : 11 - rest}`];
  },
  'tax-id-de': (next) => {
    const body = `${1 + next(9)}${digits(next, 9)}`;
    let product = 10;
    for (const digit of body) {
      const sum = (Number(digit) + product) % 10 || 10;
      product = (sum * 2) % 11;
    }
    return [oneOf(next, 'Steuer-ID: ', 'IdNr: ', 'Steueridentifikationsnummer '), `${body}${(11 - product) % 10}`];
  },
  'tfn-au': (next) => {
    const weights = [1, 4, 3, 7, 5, 8, 6, 9, 10];
    const number = until(next, () => lastDigit(digits(next, 8), (whole) => sumOf(whole, weights) % 11 === 0));
    return [oneOf(next, 'TFN: ', 'Tax file number: '), oneOf(next, number, number.replace(/^(...)(...)/, '$1 $2 '))];
  },
};
