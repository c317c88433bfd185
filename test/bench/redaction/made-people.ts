import { complete, digits, letters, type Next, oneOf, some, upperDigits } from './made.ts';

const decimal = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Sum of digits times weights, modulo. */
function rest(text: string, weights: readonly number[], modulus: number): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(text.charAt(at)), 0) % modulus;
}

function luhn(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function date(next: Next): { year: string; month: string; day: string } {
  const two = (value: number) => String(value).padStart(2, '0');
  return { year: String(1950 + next(58)), month: two(1 + next(12)), day: two(1 + next(28)) };
}

/** A value that exists; made anew until it does. */
function until(next: Next, make: (next: Next) => string | null): string {
  for (;;) {
    const made = make(next);
    if (made !== null) return made;
  }
}

/** Numbers of people and companies, with their checks worked out here and not by the code under test. */
export const madePeople: Readonly<Record<string, (next: Next) => string>> = {
  email: (next) =>
    `${oneOf(next, 'ada', 'li.wei', 'o.brien', 'j_smith', 'zhang')}${next(1000)}@${oneOf(next, 'example.com', 'mail.example.co.uk', 'corp-example.cn')}`,
  'id-card-cn': (next) => {
    const { year, month, day } = date(next);
    const body = `${oneOf(next, '110105', '310101', '440305', '510104', '330106')}${year}${month}${day}${digits(next, 3)}`;
    return body + '10X98765432'.charAt(rest(body, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], 11));
  },
  'credit-code-cn': (next) => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    const body = `9${1 + next(3)}${oneOf(next, '110105', '310101', '440305')}${some(next, alphabet, 9)}`;
    const sum = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28].reduce(
      (total, weight, at) => total + weight * alphabet.indexOf(body.charAt(at)),
      0,
    );
    return body + alphabet.charAt((31 - (sum % 31)) % 31);
  },
  'phone-cn': (next) => {
    const [a, b, c] = [`1${3 + next(7)}${next(10)}`, digits(next, 4), digits(next, 4)];
    return oneOf(next, `${a}${b}${c}`, `${a} ${b} ${c}`, `+86 ${a}-${b}-${c}`, `+86${a}${b}${c}`);
  },
  'landline-cn': (next) =>
    oneOf(
      next,
      `010-6${digits(next, 7)}`,
      `0755-8${digits(next, 7)}`,
      `(021) 5${digits(next, 3)} ${digits(next, 4)}`,
      `400-${digits(next, 3)}-${digits(next, 4)}`,
    ),
  'phone-e164': (next) =>
    oneOf(
      next,
      `+44 20 7${digits(next, 3)} ${digits(next, 4)}`,
      `+4930${digits(next, 8)}`,
      `+1415${2 + next(8)}${digits(next, 6)}`,
      `+33 6 ${digits(next, 2)} ${digits(next, 2)} ${digits(next, 2)} ${digits(next, 2)}`,
    ),
  'phone-nanp': (next) =>
    oneOf(
      next,
      `(415) ${2 + next(8)}${digits(next, 2)}-${digits(next, 4)}`,
      `212-${2 + next(8)}${digits(next, 2)}-${digits(next, 4)}`,
    ),
  'payment-card': (next) => {
    const number = luhn(`${oneOf(next, '4', '51', '54', '6212')}${digits(next, 15)}`.slice(0, 15));
    return oneOf(next, number, number.replace(/(\d{4})(?=\d)/g, '$1 '));
  },
  iban: (next) => {
    const body = `${digits(next, 18)}`;
    const check = 98 - Number(BigInt(`${body}131400`) % 97n);
    const number = `DE${String(check).padStart(2, '0')}${body}`;
    return oneOf(next, number, number.replace(/(.{4})(?=.)/g, '$1 '));
  },
  'ssn-us': (next) =>
    `${1 + next(5)}${1 + next(8)}${1 + next(9)}-${1 + next(9)}${1 + next(9)}-${1 + next(9)}${digits(next, 3)}`,
  'nhs-number': (next) =>
    until(next, () => {
      const body = `4${digits(next, 8)}`;
      const check = (11 - rest(body, [10, 9, 8, 7, 6, 5, 4, 3, 2], 11)) % 11;
      return check === 10 ? null : `${body}${check}`.replace(/^(\d{3})(\d{3})/, '$1 $2 ');
    }),
  'nino-uk': (next) => `${oneOf(next, 'AB', 'JG', 'PE', 'SC')}${digits(next, 6)}${oneOf(next, 'A', 'B', 'C', 'D')}`,
  'cpf-br': (next) => {
    const body = `${1 + next(8)}${digits(next, 8)}`;
    const first = ((rest(body, [10, 9, 8, 7, 6, 5, 4, 3, 2], 11) * 10) % 11) % 10;
    const second = ((rest(`${body}${first}`, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], 11) * 10) % 11) % 10;
    return `${body}${first}${second}`.replace(/^(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-');
  },
  'dni-es': (next) => {
    const body = digits(next, 8);
    return `${body}${'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(body) % 23)}`;
  },
  'insee-fr': (next) => {
    const body = `${1 + next(2)}${digits(next, 2)}0${1 + next(9)}75${digits(next, 6)}`;
    return `${body}${String(97 - Number(BigInt(body) % 97n)).padStart(2, '0')}`;
  },
  'national-number-be': (next) => {
    const { year, month, day } = date(next);
    const body = `${year.slice(2)}${month}${day}${digits(next, 3)}`;
    const check = String(97 - (Number(`${year >= '2000' ? '2' : ''}${body}`) % 97)).padStart(2, '0');
    return `${body}${check}`.replace(/^(..)(..)(..)(...)/, '$1.$2.$3-$4.');
  },
  'personal-number-se': (next) => {
    const { year, month, day } = date(next);
    const number = luhn(`${year.slice(2)}${month}${day}${digits(next, 3)}`);
    return `${number.slice(0, 6)}-${number.slice(6)}`;
  },
  'personal-code-fi': (next) => {
    const { year, month, day } = date(next);
    const [birth, serial] = [`${day}${month}${year.slice(2)}`, digits(next, 3)];
    return `${birth}${year < '2000' ? '-' : 'A'}${serial}${'0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(Number(birth + serial) % 31)}`;
  },
  'resident-number-kr': (next) => {
    const { year, month, day } = date(next);
    const body = `${year.slice(2)}${month}${day}${1 + next(4)}${digits(next, 5)}`;
    return `${body.slice(0, 6)}-${body.slice(6)}${(11 - rest(body, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5], 11)) % 10}`;
  },
  'id-card-tw': (next) => {
    const [letter, body] = [next(26), `${1 + next(2)}${digits(next, 7)}`];
    const number = `${letter + 10}${body}`;
    const check = (10 - rest(number, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1], 10)) % 10;
    return `${'ABCDEFGHJKLMNPQRSTUVXYWZIO'.charAt(letter)}${body}${check}`;
  },
  'id-card-sg': (next) => {
    const body = digits(next, 7);
    return `S${body}${'JZIHGFEDCBA'.charAt(rest(body, [2, 7, 6, 5, 4, 3, 2], 11))}`;
  },
  'sin-ca': (next) => luhn(`1${digits(next, 7)}`).replace(/^(\d{3})(\d{3})/, '$1 $2 '),
  'rut-cl': (next) => {
    const body = `1${digits(next, 7)}`;
    const sum = [...body].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0);
    return `${body.replace(/^(\d\d)(\d{3})/, '$1.$2.')}-${'0K987654321'.charAt(sum % 11)}`;
  },
  'pan-in': (next) =>
    `${some(next, capitals, 3)}P${some(next, capitals, 1)}${digits(next, 4)}${some(next, capitals, 1)}`,
  'car-plate-cn': (next) =>
    `${oneOf(next, '京', '沪', '粤', '川', '浙')}${some(next, 'ABCDEFGH', 1)}${next(10)}${some(next, 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 3)}${next(10)}`,
};

/** Numbers whose checks are weak, behind their names. */
export const madeNamed: Readonly<Record<string, (next: Next) => readonly [before: string, value: string]>> = {
  passport: (next) => [
    oneOf(next, '护照号：', 'Passport No. ', '"passport_number":"'),
    `${oneOf(next, 'E', 'G', 'EA')}${digits(next, 8)}`.slice(0, 9),
  ],
  'bank-account': (next) => [
    oneOf(next, '银行账号：', 'bank account: ', 'account_number='),
    digits(next, 10 + next(9)),
  ],
  'birth-date': (next) => {
    const { year, month, day } = date(next);
    return [oneOf(next, '出生日期：', 'Date of birth: ', '"dob":"'), `${year}-${month}-${day}`];
  },
  imei: (next) => ['IMEI: ', luhn(`35${digits(next, 12)}`)],
  'bsn-nl': (next) => [
    'BSN: ',
    until(next, () => {
      const body = `1${digits(next, 7)}`;
      const check = rest(body, [9, 8, 7, 6, 5, 4, 3, 2], 11);
      return check === 10 ? null : `${body}${check}`;
    }),
  ],
  'pesel-pl': (next) => {
    const { year, month, day } = date(next);
    const body = `${year.slice(2)}${year < '2000' ? month : String(20 + Number(month))}${day}${digits(next, 4)}`;
    return ['PESEL: ', `${body}${(10 - rest(body, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3], 10)) % 10}`];
  },
};

/** What a hasty eye takes for one of the above. */
export const lookalikes: readonly ((next: Next) => string)[] = [
  (next) => `order ${oneOf(next, 'SO', 'ORD-', '#')}${digits(next, 8 + next(6))}`,
  (next) => `订单号 ${2024}${digits(next, 14)}`,
  (next) => `"created":${1_600_000_000 + next(200_000_000)}`,
  (next) => `"ts":${1_600_000_000_000 + next(1_000_000_000)}${''}`,
  (next) => `at ${1_600_000_000 + next(200_000_000)}${digits(next, 9)} ns`,
  (next) => [8, 4, 4, 4, 12].map((length) => some(next, '0123456789abcdef', length)).join('-'),
  (next) => `commit ${some(next, '0123456789abcdef', 40)}`,
  (next) => `sha256:${some(next, '0123456789abcdef', 64)}`,
  (next) => `etag "${some(next, '0123456789abcdef', 32)}"`,
  (next) => `id_${oneOf(next, '138', '159', '186')}${digits(next, 8)}`,
  (next) => `ref-${oneOf(next, '138', '159', '186')}${digits(next, 8)}-x`,
  (next) => `流水号 ${wrongCheck(next)}`,
  (next) => `"serial":"${wrongCard(next)}"`,
  (next) => `version ${next(20)}.${next(20)}.${next(20)}.${next(400)}-rc${next(9)}`,
  (next) => `2024-0${1 + next(9)}-1${next(10)}T10:${10 + next(50)}:00.${digits(next, 6)}+08:00`,
  (next) => `total ${digits(next, 3)}.${digits(next, 2)} of 1,${digits(next, 3)},${digits(next, 3)}`,
  (next) => `cursor ${some(next, letters, 24)}==`,
  (next) => `next_page_token: ${some(next, letters, 32)}`,
  (next) => `SKU ${some(next, upperDigits, 10)}`,
  (next) => `trace 00-${some(next, '0123456789abcdef', 32)}-${some(next, '0123456789abcdef', 16)}-01`,
  (next) => `货号 ${digits(next, 12)}，数量 ${digits(next, 2)}`,
  (next) => `icon@${2 + next(2)}x.png and react@${next(19)}.${next(9)}.0`,
  (next) => `ulid 01H${some(next, '0123456789ABCDEFGHJKMNPQRSTVWXYZ', 23)}`,
  (next) => `"max_tokens": ${digits(next, 5)}, "token_type": "bearer"`,
  (next) => `git clone git@github.com:example/repo${digits(next, 2)}.git`,
  (next) => `at 12:${10 + next(50)}:${10 + next(50)}, frame 00:0${next(10)}:1${next(10)}:0${next(10)}`,
  (next) => `oid 1.3.6.1.${next(9)}.${next(900)}.${next(9)}`,
  (next) => `agent Chrome/1${digits(next, 2)}.0.${digits(next, 4)}.${digits(next, 3)}`,
  (next) => `host shop${digits(next, 2)}.example.com, path /v1/items/${digits(next, 4)}`,
  (next) => `select one of these from the list, then update the ${oneOf(next, 'cart', 'order')}`,
  (next) => `CVE-2024-${digits(next, 5)} and RFC ${digits(next, 4)}`,
  (next) => `isbn 978-${next(10)}-${digits(next, 3)}-${digits(next, 5)}-${next(10)}`,
  (next) => `at ${digits(next, 2)}.${digits(next, 5)}, ${digits(next, 3)}.${digits(next, 5)}`,
];

/** Eighteen digits that read as an identity number and fail its check. */
function wrongCheck(next: Next): string {
  const { year, month, day } = date(next);
  const body = `110105${year}${month}${day}${digits(next, 3)}`;
  const right = '10X98765432'.charAt(rest(body, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], 11));
  return (
    complete(
      (last) => body + last,
      (whole) => !whole.endsWith(right),
      decimal,
    ) ?? body
  );
}

function wrongCard(next: Next): string {
  const number = luhn(`4${digits(next, 14)}`);
  return `${number.slice(0, -1)}${(Number(number.slice(-1)) + 1 + next(8)) % 10}`;
}
