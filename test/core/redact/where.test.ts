import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportTypeScript } from '../../../src/core/index.ts';
import { findPatternFault } from '../../../src/core/redact/linear-pattern.ts';
import { readRulePath, showRulePath } from '../../../src/core/redact/rule-path.ts';
import { defaultShaper } from '../../../src/core/shaper.ts';
import { byKey, fakes, redact, redactValue, rule } from './redact.ts';

const atPath = (text: string) => rule({ by: 'path', path: readRulePath(text) ?? [] }, 'fixed');

describe('paths', () => {
  const value = [{ user: { token: 'a', mail: 'b' }, list: [{ token: 'c', deep: { token: 'd' } }], token: 'e' }];

  test.each([
    [
      '**.token',
      [{ user: { token: '***', mail: 'b' }, list: [{ token: '***', deep: { token: '***' } }], token: '***' }],
    ],
    ['*.token', [{ user: { token: '***', mail: 'b' }, list: [{ token: 'c', deep: { token: 'd' } }], token: 'e' }]],
    ['list.*.token', [{ user: { token: 'a', mail: 'b' }, list: [{ token: '***', deep: { token: 'd' } }], token: 'e' }]],
    [
      'list.**.token',
      [{ user: { token: 'a', mail: 'b' }, list: [{ token: '***', deep: { token: '***' } }], token: 'e' }],
    ],
    ['user.*', [{ user: { token: '***', mail: '***' }, list: [{ token: 'c', deep: { token: 'd' } }], token: 'e' }]],
    ['**.**.deep.**', [{ user: { token: 'a', mail: 'b' }, list: [{ token: 'c', deep: '***' }], token: 'e' }]],
  ])('%s', (path, expected) => {
    expect(redactValue(value, atPath(path))).toEqual(expected);
  });

  test('that lead nowhere are named', () => {
    const missed = atPath('user.tokens');
    expect(redact(value, [missed, atPath('user.token')]).notes).toEqual([
      { id: 'redact.fixed', values: { rule: atPath('user.token').id, target: 'token', count: 1 } },
      { id: 'redact.path-missed', values: { rule: missed.id, target: 'user.tokens' } },
    ]);
  });

  test.each(['**.token', 'a.*.b', 'items[*].**', '["odd.key"].*', '*', '**', 'a[0].b'])(
    '%s is read as it is shown',
    (text) => {
      const path = readRulePath(text);
      expect(path === null ? null : showRulePath(path)).toBe(text);
    },
  );

  test.each(['a..b', '***', 'a b'])('%j is none', (text) => {
    expect(readRulePath(text)).toBe(null);
  });
});

describe('names of keys', () => {
  test('may hold stars', () => {
    const value = { api_token: 'a', tokenId: 'b', card_front_no: 'c', card: 'd', 'x*y': 'e' };
    expect(redactValue(value, rule(byKey('*token', 'card_*_no', 'x*y'), 'fixed'))).toEqual({
      api_token: '***',
      tokenId: 'b',
      card_front_no: '***',
      card: 'd',
      'x*y': '***',
    });
  });

  test('come from built-in lists, in Chinese too, and in text', () => {
    const hidden = rule({ by: 'names', kinds: ['password', 'phone'] }, 'fixed');
    expect(redactValue({ db_password: 'a', 登录密码: 'b', 手机号: 'c', name: 'd' }, hidden)).toEqual({
      db_password: '***',
      登录密码: '***',
      手机号: '***',
      name: 'd',
    });
    expect(redactValue('login passwd=hunter2', hidden)).toBe('login passwd=***');
  });
});

test('words are found whole, in any case, and in Chinese without spaces', () => {
  const hidden = rule({ by: 'words', words: ['Falcon', '代号甲'] }, 'fixed');
  expect(redactValue('FALCON and falcons, 项目代号甲已启动', hidden)).toBe('*** and falcons, 项目***已启动');
});

test('a pattern hides what it matches', () => {
  const hidden = rule({ by: 'pattern', pattern: 'EMP-\\d{6}' }, 'label');
  expect(redactValue(['emp-123456 x', 'EMP-12'], hidden)).toEqual(['<pattern-1> x', 'EMP-12']);
});

test('allowed values stay', () => {
  const value = `${fakes.email} b@example.org`;
  const hidden = rule({ by: 'detector', detector: 'email' }, 'fixed');
  expect(redact(value, [hidden], {}, [], undefined, ['ADA@example.com']).parcel.value).toBe(`${fakes.email} ***`);
});

describe('a pattern is linear', () => {
  test.each(['EMP-\\d{6}', '(?:ab|cd){1,4}x', '[A-Z]{2}\\d{4,8}', 'a?b', '订单\\d{8}', '\\bkey-[0-9a-f]{32}\\b'])(
    '%s',
    (source) => {
      expect(findPatternFault(source)).toBe(null);
    },
  );

  test.each([
    ['a+', 'unbounded'],
    ['a{2,}', 'unbounded'],
    ['(?:a{1,5}b{1,5}){1,9}', 'nested'],
    ['\\w{1,9}\\d{1,9}', 'ambiguous'],
    ['(?:ab|ac)x', 'ambiguous'],
    ['(?=a)b', 'unsupported'],
    ['(a)\\1', 'unsupported'],
    ['(', 'syntax'],
    ['a{0,3}', 'empty'],
    ['a{2001}', 'too-long'],
  ])('%s is not: %s', (source, reason) => {
    expect(findPatternFault(source)?.reason).toBe(reason);
  });

  test('or its export is refused with the part that is not', () => {
    const rules = [rule({ by: 'pattern', pattern: '(?:a{1,9}){1,9}b' }, 'fixed')];
    const shaper = { ...defaultShaper, redact: { on: true, rules, allow: [] } };
    expect(() => exportTypeScript({ name: 'x', shaper }, {}, {})).toThrow('(?:a{1,9}){1,9}');
  });

  test('and takes no longer than its proof says', () => {
    const piece = fc.constantFrom('a', 'b', '[ab]', '\\d', '(?:ab|c)', 'a{1,9}', '\\w{0,20}', '(?:ab){1,5}', 'c?');
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        const source = pieces.join('');
        if (findPatternFault(source) !== null) return;
        const text = `${'ab'.repeat(20_000)}!`;
        const start = performance.now();
        [...text.matchAll(new RegExp(source, 'giu'))];
        expect(performance.now() - start).toBeLessThan(1000);
      }),
    );
  });
});
