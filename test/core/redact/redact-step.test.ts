import { describe, expect, test } from 'vitest';
import { noClaims } from '../../../src/core/claims.ts';
import type { ToolError } from '../../../src/core/model.ts';
import { each } from '../../../src/core/path.ts';
import { ExactNumberValue, makeObject } from '../../../src/core/value.ts';
import { byDetector, byKey, fakes, redact, redactValue, rule } from './redact.ts';

const maskPhones = rule(byDetector('phone-cn'), 'mask');

test('the worked example: mask a phone, replace passwords, drop a token', () => {
  const value = {
    phone: '13812345678',
    password: ['hun', 'ter2'].join(''),
    password_hash: ['', '2b', '10', 'abc'].join('$'),
    internal_token: 'tok_1',
    name: 'Alice',
  };
  const rules = [
    rule(byKey('phone'), 'mask'),
    rule(byKey('password', 'password_hash'), 'fixed'),
    rule(byKey('internal_token'), 'drop'),
  ];
  const { parcel, notes } = redact(value, rules);
  expect(parcel.value).toEqual({ phone: '138*****678', password: '***', password_hash: '***', name: 'Alice' });
  expect(parcel.warnings).toEqual(['fields_redacted', 'redacted: 4 values in 4 fields']);
  expect(notes).toEqual([
    { id: 'redact.mask', values: { rule: rules[0]?.id, target: 'phone', count: 1 } },
    { id: 'redact.fixed', values: { rule: rules[1]?.id, target: 'password', count: 2 } },
    { id: 'redact.drop', values: { rule: rules[2]?.id, target: 'internal_token', count: 1 } },
  ]);
});

test('a parcel without hits stays the same object', () => {
  const value = { a: ['x', { b: 1.5 }], c: null };
  const { parcel } = redact(value, [maskPhones, rule(byKey('password'), 'fixed')]);
  expect(parcel.value).toBe(value);
  expect(parcel.warnings).toEqual([]);
});

describe('rules by key', () => {
  test.each(['pwHash', 'PW_HASH', 'pw-hash', 'Pw.Hash', 'pw hash'])(
    'match %s whatever its case and separators',
    (key) => {
      expect(redactValue({ [key]: 'x1' }, rule(byKey('pw_hash'), 'fixed'))).toEqual({ [key]: '***' });
    },
  );

  test('match the whole name only', () => {
    const value = { password_hint: 'cat', mypassword: 'dog' };
    expect(redactValue(value, rule(byKey('password'), 'fixed'))).toBe(value);
  });

  test('know Chinese names', () => {
    expect(redactValue({ 密码: 'abc' }, rule(byKey('密码'), 'drop'))).toEqual({});
  });

  test("see a field's source name and its new one, below lists too", () => {
    const renamed = [
      { path: ['users'], name: 'people' },
      { path: ['users', each, 'pw_hash'], name: 'fingerprint' },
    ];
    const value = { people: [{ fingerprint: 'x', name: 'y' }] };
    const hidden = { people: [{ fingerprint: '***', name: 'y' }] };
    expect(redact(value, [rule(byKey('pw_hash'), 'fixed')], {}, renamed).parcel.value).toEqual(hidden);
    expect(redact(value, [rule(byKey('fingerprint'), 'fixed')], {}, renamed).parcel.value).toEqual(hidden);
    expect(redact(value, [rule(byKey('pw_hash'), 'fixed')]).parcel.value).toBe(value);
  });

  test('hide all that stands below the key', () => {
    const value = { phone: { home: '13812345678', codes: [861, true, null, ''] } };
    expect(redactValue(value, rule(byKey('phone'), 'mask'))).toEqual({
      phone: { home: '138*****678', codes: ['***', '****', null, ''] },
    });
    expect(redactValue(value, rule(byKey('phone'), 'fixed'))).toEqual({ phone: '***' });
    expect(redactValue({ phone: [] }, rule(byKey('phone'), 'fixed'))).toEqual({ phone: [] });
  });

  test('keep nothing where a kept end would still be a hit', () => {
    const value = { contact: `${fakes.email} and more` };
    expect(redactValue(value, rule(byKey('contact'), 'mask', 15, 3), rule(byDetector('email'), 'label'))).toEqual({
      contact: '*'.repeat(24),
    });
  });

  test.each([
    ['login password=hunter2 failed', 'login password=*** failed'],
    ['PASSWORD = "two words";', 'PASSWORD = "***";'],
    ['{\\"pass_word\\":\\"a b\\"}', '{\\"pass_word\\":\\"***\\"}'],
    ['user:a, password: hunter2', 'user:a, password: ***'],
    ['password: must be longer', 'password: must be longer'],
    ['?password=***&x=1', '?password=***&x=1'],
    ['the passwords=x', 'the passwords=x'],
  ])('see names in text: %s', (text, hidden) => {
    expect(redactValue(text, rule(byKey('passWord', 'password'), 'fixed'))).toBe(hidden);
  });

  test('drop the name with the value in text', () => {
    expect(redactValue('a=1 token=x y', rule(byKey('token'), 'drop'))).toBe('a=1  y');
  });
});

describe('rules by path', () => {
  test('start at a record, go through lists and follow renamed fields', () => {
    const renamed = [{ path: ['items', each, 'sn'], name: 'serial' }];
    const value = [{ items: [{ serial: 'A' }, { serial: 'B', sn: 1 }] }, { serial: 'C' }];
    const rules = [rule({ by: 'path', path: ['items', each, 'sn'] }, 'fixed')];
    expect(redact(value, rules, {}, renamed).parcel.value).toEqual([
      { items: [{ serial: '***' }, { serial: '***', sn: '***' }] },
      { serial: 'C' },
    ]);
  });

  test('reach whole records', () => {
    expect(redactValue(['a', 'bcdefghij'], rule({ by: 'path', path: [] }, 'mask', 1))).toEqual(['*', 'b*******j']);
  });
});

describe('the order of rules', () => {
  test('the first rule that fits a place counts', () => {
    const rules = [rule({ by: 'path', path: ['phone'] }, 'fixed'), rule(byKey('phone'), 'mask')];
    expect(redactValue({ phone: fakes['phone-cn'] }, ...rules)).toEqual({ phone: '***' });
    expect(redactValue({ phone: fakes['phone-cn'] }, ...rules.reverse())).toEqual({ phone: '138*****678' });
  });

  test('a rule for a place comes before one for what it holds', () => {
    const rules = [maskPhones, rule(byKey('phone'), 'fixed')];
    expect(redactValue({ phone: fakes['phone-cn'] }, ...rules)).toEqual({ phone: '***' });
  });

  test('the nearest place counts', () => {
    const rules = [rule(byKey('login'), 'mask', 0), rule(byKey('token'), 'drop')];
    expect(redactValue({ login: { token: 'x', user: 'ada' } }, ...rules)).toEqual({ login: { user: '***' } });
  });

  test('a secret wins over personal data inside it', () => {
    const url = `https://ada:${fakes['phone-cn']}@example.com/`;
    const rules = [maskPhones, rule(byDetector('email'), 'label'), rule(byDetector('url-credentials'), 'fixed')];
    expect(redactValue(url, ...rules)).toBe('https://ada:***@example.com/');
  });
});

describe('actions on hits in text', () => {
  const text = `Write to ${fakes.email}, or ${fakes['phone-cn']}.`;
  const both = (action: 'mask' | 'fixed' | 'drop' | 'label') =>
    redactValue(text, rule(byDetector('email'), action), rule(byDetector('phone-cn'), action));

  test('hide the hit and nothing else', () => {
    expect(both('mask')).toBe('Write to ada*********com, or 138*****678.');
    expect(both('fixed')).toBe('Write to ***, or ***.');
    expect(both('label')).toBe('Write to <email-1>, or <phone-cn-1>.');
    expect(both('drop')).toBe('Write to , or .');
  });

  test('dropping what is all of a value removes its member or element', () => {
    const drop = rule(byDetector('email'), 'drop');
    expect(redactValue({ a: fakes.email, b: ['x', fakes.email] }, drop)).toEqual({ b: ['x'] });
    expect(redactValue(fakes.email, drop)).toBe('');
  });

  test('what appears when a hit is dropped is dropped as well', () => {
    const joined = `1381${fakes.email.toUpperCase()}`;
    expect(redactValue(`138 (${joined})`, rule(byDetector('email'), 'drop'))).toBe('138 ()');
    expect(redactValue('138<13912345678>12345678', rule(byDetector('phone-cn'), 'drop'))).toBe('138<>12345678');
    expect(redactValue('1391381234567812345678', maskPhones)).toBe('1391381234567812345678');
  });

  test('labels number equal values alike, over the whole result', () => {
    const value = [
      { to: 'b@example.org', cc: fakes.email },
      { from: fakes.email, text: 'b@example.org!' },
    ];
    expect(redactValue(value, rule(byDetector('email'), 'label'))).toEqual([
      { to: '<email-1>', cc: '<email-2>' },
      { from: '<email-2>', text: '<email-1>!' },
    ]);
  });

  test('a key that tells what its value is counts as in the written text', () => {
    const value = {
      Authorization: `token ${'0a1b'.repeat(10)}`,
      SecretAccessKey: 'aB3/x+9Zq1'.repeat(4),
      sha: '0a1b'.repeat(10),
    };
    expect(
      redactValue(value, rule(byDetector('bearer-token'), 'fixed'), rule(byDetector('aws-access-key'), 'fixed')),
    ).toEqual({
      Authorization: 'token ***',
      SecretAccessKey: '***',
      sha: '0a1b'.repeat(10),
    });
  });

  test('numbers that are hits become text', () => {
    const value = { a: 13812345678, b: new ExactNumberValue('6212345678901265'), c: 1700000000000, d: -1.5e300 };
    expect(redactValue(value, maskPhones, rule(byDetector('payment-card'), 'mask', 0, 4))).toEqual({
      a: '138*****678',
      b: '************1265',
      c: 1700000000000,
      d: -1.5e300,
    });
  });
});

describe('keys that hold hits', () => {
  test('are hidden, told apart, and dropped with their member', () => {
    const value = makeObject([
      ['13812345678', 1],
      ['13812399678', 2],
      ['138*****678 (2)', 3],
    ]);
    expect(redactValue(value, maskPhones)).toEqual({
      '138*****678': 1,
      '138*****678 (3)': 2,
      '138*****678 (2)': 3,
    });
    expect(redactValue({ [fakes.email]: 1, a: 2 }, rule(byDetector('email'), 'drop'))).toEqual({ a: 2 });
  });

  test('keep their order, integer-like ones too, and __proto__ stays a plain key', () => {
    const value = makeObject([
      ['b', fakes.email],
      ['2', 1],
      ['__proto__', fakes.email],
    ]);
    const redacted = redactValue(value, rule(byDetector('email'), 'fixed'));
    expect(redacted).toEqual(
      new Map<string, unknown>([
        ['b', '***'],
        ['2', 1],
        ['__proto__', '***'],
      ]),
    );
  });
});

describe('beside the value', () => {
  const rules = [rule(byDetector('email'), 'label'), rule(byKey('authorization', 'set-cookie'), 'drop'), maskPhones];

  test('facts are redacted, the id of the call aside', () => {
    const facts = {
      tool: 'crm',
      callId: '13812345678',
      httpStatus: 200,
      stderr: `no user ${fakes.email}`,
      headers: { authorization: 'Bearer x', 'set-cookie': 'sid=1', 'x-user': fakes.email, date: 'today' },
    };
    const { parcel } = redact({ user: fakes.email }, rules, { facts });
    expect(parcel.facts).toEqual({
      ...facts,
      stderr: 'no user <email-1>',
      headers: { 'x-user': '<email-1>', date: 'today' },
    });
  });

  test('the texts of a failure are redacted, and the value it came from', () => {
    const failure: ToolError = {
      class: 'B',
      code: 'INVALID',
      message: `${fakes.email} is taken`,
      retryable: false,
      retryRequires: 'changed_args',
      field: 'email',
      example: fakes['phone-cn'],
      agentAction: `Ask ${fakes.email}.`,
    };
    const { parcel } = redact({ error: fakes.email }, rules, { failure }, [{ path: ['error'], name: 'set-cookie' }]);
    expect(parcel.failure).toEqual({
      ...failure,
      message: '<email-1> is taken',
      example: '138*****678',
      agentAction: 'Ask <email-1>.',
    });
    expect(parcel.value).toEqual({ error: '<email-1>' });
  });

  test('a cursor that holds a hit goes, another stays', () => {
    const cursorAfter = (cursor: string) =>
      redact([], rules, { page: { sort: 'id', cursor, hasMore: true } }).parcel.page?.cursor;
    expect(cursorAfter('after:ada%40example.com')).toBe(null);
    expect(cursorAfter('b3JkZXItMTA')).toBe('b3JkZXItMTA');
  });

  test('what the source says of itself is redacted', () => {
    const claims = {
      ...noClaims,
      summary: `Found ${fakes.email}.`,
      resourceId: fakes.email,
      nextActions: [`get(${fakes['phone-cn']})`],
      page: { sort: 'id', cursor: fakes.email, hasMore: true },
    };
    expect(redact([], rules, { claims }).parcel.claims).toEqual({
      ...claims,
      summary: 'Found <email-1>.',
      resourceId: '<email-1>',
      nextActions: ['get(138*****678)'],
      page: { sort: 'id', cursor: null, hasMore: true },
    });
  });

  test('the warning is given once', () => {
    const { warnings } = redact(fakes.email, rules, { warnings: ['fields_redacted', 'other'] }).parcel;
    expect(warnings).toEqual(['other', 'fields_redacted', 'redacted: 1 value']);
  });
});

test('a detector that does not exist is our mistake, not a rule to skip', () => {
  expect(() => redact('x', [rule(byDetector('nobody'), 'mask')])).toThrow('Unknown id "nobody"');
});
