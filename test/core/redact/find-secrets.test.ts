import { describe, expect, test } from 'vitest';
import { findSecrets } from '../../../src/core/redact/find-secrets.ts';
import { fakes } from './redact.ts';

const found = (text: string, wanted?: readonly string[]) =>
  findSecrets(text, wanted).map(({ detector, start, end }) => [detector, text.slice(start, end)]);

test('hits come in the order of the text', () => {
  expect(found(`${fakes.ip} ${fakes.email} ${fakes['github-token']} ${fakes['phone-cn']}`)).toEqual([
    ['ip', fakes.ip],
    ['email', fakes.email],
    ['github-token', fakes['github-token']],
    ['phone-cn', fakes['phone-cn']],
  ]);
});

test('only the detectors asked for look', () => {
  expect(found(`${fakes.ip} ${fakes.email}`, ['email'])).toEqual([['email', fakes.email]]);
  expect(() => findSecrets('', ['nobody'])).toThrow('Unknown id "nobody"');
});

describe('where hits overlap', () => {
  test('a secret wins over the address it stands in', () => {
    expect(found(`https://ada:${'s3cret'}@example.com`)).toEqual([['url-credentials', 's3cret']]);
  });

  test('the longer names what both hide', () => {
    expect(found(`${fakes['phone-cn']}@example.com`)).toEqual([['email', `${fakes['phone-cn']}@example.com`]]);
    expect(found(`Bearer ${fakes.jwt}`)).toEqual([['jwt', fakes.jwt]]);
    expect(found(`Bearer ${fakes.jwt}~tail`)).toEqual([['bearer-token', `${fakes.jwt}~tail`]]);
  });
});

test.each([
  '138*****678',
  '***',
  'https://ada:***@example.com',
  'Bearer abc***********xyz',
  '<email-1>',
  'ada******com',
])('%s is hidden already', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['a version', 'nginx/1.25.3 (v2.10.4.1) 1.2.3.4.5'],
  ['times', '2024-05-01T10:00:00.123456+08:00 1714550400 1714550400000 1714550400000000 20240501100000123456'],
  ['ids', '7dd4a9f1-5b2c-4c3e-9a1b-123456789012 01HX3ZK6T7Q4M8V9W0N2P5R1S3 1787654321098765432'],
  ['digests', `sha256:${'0123456789abcdef'.repeat(4)} ${'d'.repeat(40)} W/"5e-18f2b1c3d40"`],
  ['numbers', '12345678901234.56 -1.5e300 1,234,567,890,123 4111111111111112'],
  ['code', 'std::fs::read(a::b) user@localhost @scope/name#12 $2 $PASSWORD key = value; sk-learn'],
])('%s are left alone', (_, text) => {
  expect(found(text)).toEqual([]);
});

const hostile = [
  'a',
  '1',
  '4',
  '@',
  'a@',
  'a@a.',
  'a.',
  '%40',
  '中@',
  '://',
  '://a:',
  '\\n',
  '-',
  '+1',
  '+1 2 ',
  '$',
  ':',
]
  .concat([
    '2abc:',
    '1.1.1.',
    'eyJ',
    '.eyJaaaaaaaaa',
    '-eyJ',
    'sk-',
    'ghp_',
    'xoxb-',
    'bearer a',
    'password=',
    'a\u0000',
  ])
  .concat(['4111 1111 1111 ', 'GB82 WEST ', '138 1234 ', '(415) 555-', '$6$aaaa', '$argon2id$v=19$m=1,t=1,p=1$aaaa'])
  .concat([`${'-'.repeat(5)}BEGIN PRIVATE KEY${'-'.repeat(5)}\n`, `${'a'.repeat(63)}@`, `@${'a.'.repeat(50)}`]);

test.each(hostile)('a long run of %j is read in time that is linear in its length', (piece) => {
  const text = piece.repeat(200_000 / piece.length);
  const start = performance.now();
  findSecrets(text);
  // Some 50 ms where it is linear; a quadratic pattern takes minutes.
  expect(performance.now() - start).toBeLessThan(3000);
});
