import { describe, expect, test } from 'vitest';
import { findSensitiveKeys } from '../../../src/core/redact/sensitive-keys.ts';
import { suggestRedaction } from '../../../src/core/redact/suggest-redaction.ts';
import { fakes, redactValue } from './redact.ts';

describe('sensitive keys', () => {
  test.each([
    ['password', 'password'],
    ['DB_PASSWORD', 'password'],
    ['passwordHash', 'password'],
    ['pw_hash', 'password'],
    ['登录密码', 'password'],
    ['internal_token', 'token'],
    ['accessToken', 'token'],
    ['Set-Cookie', 'token'],
    ['X-API-Key', 'secret'],
    ['stripeSecretKey', 'secret'],
    ['AWS_SECRET_ACCESS_KEY', 'secret'],
    ['client_secret', 'secret'],
    ['身份证号', 'identity'],
    ['银行卡号', 'account'],
    ['customer.phone', 'phone'],
    ['手机号', 'phone'],
  ])('%s holds a %s', (key, kind) => {
    expect(findSensitiveKeys(key)?.id).toBe(kind);
  });

  test.each([
    'total_tokens',
    'next_page_token',
    'nextPageToken',
    'broken',
    'secretary',
    'monkey',
    'key',
    'id',
    'smartphone',
  ])('%s holds nothing to hide', (key) => {
    expect(findSensitiveKeys(key)).toBe(null);
  });
});

test('one rule is suggested for each kind of name and each kind of hit elsewhere', () => {
  const records = [
    { phone: fakes['phone-cn'], password: 'x1', db_password: 'y2', api_token: 'tok_1', note: `mail ${fakes.email}` },
    { phone: null, password: '', api_token: '***', note: `key ${fakes['github-token']}` },
  ];
  const keep = { keepStart: 3, keepEnd: 3 };
  expect(suggestRedaction(records)).toEqual([
    { id: 'key-token', target: { by: 'key', keys: ['api_token'] }, action: 'drop', ...keep },
    { id: 'key-phone', target: { by: 'key', keys: ['phone'] }, action: 'mask', ...keep },
    { id: 'detector-github-token', target: { by: 'detector', detector: 'github-token' }, action: 'fixed', ...keep },
    { id: 'detector-email', target: { by: 'detector', detector: 'email' }, action: 'label', ...keep },
  ]);
});

test.each([
  ['counts and flags', [{ token: 412, password: true, phone: 'iPhone', mobile: false }]],
  ['what is hidden already', [{ password: '***', token: '<token-1>', phone: '138*****678', api_key: '[REDACTED]' }]],
  ['network addresses', 'GET / from 203.0.113.7'],
  ['plain records', [{ id: 1, at: '2024-05-01T10:00:00Z', amount: 12.5, next_page_token: 'abcdef' }]],
])('nothing is suggested for %s', (_, value) => {
  expect(suggestRedaction(value)).toEqual([]);
});

test('once the suggested rules are applied, nothing more is suggested', () => {
  const value = { a: fakes, phone: 13812345678, session_id: 'abcdef123', text: Object.values(fakes).join('; ') };
  const redacted = redactValue(value, ...suggestRedaction(value));
  expect(suggestRedaction(redacted)).toEqual([]);
});

test('looks at no more texts than it is told to', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({
    id: `row ${index}`,
    note: index === 60 ? fakes.email : 'none',
  }));
  expect(suggestRedaction(rows, ['person'], 400).map(({ id }) => id)).toEqual(['detector-email']);
  expect(suggestRedaction(rows, ['person'], 200)).toEqual([]);
});
