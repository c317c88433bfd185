import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test, vi } from 'vitest';
import { judgeOf } from './judge.ts';
import { encodings, nodeCounter } from './load.ts';
import { nastyText, seededRandom } from './nasty-text.ts';

vi.setConfig({ testTimeout: 60_000 });

const NASTY_TEXTS = 100_000;
const secondJudges = { o200k_base: countO200k, cl100k_base: countCl100k };

const examples: readonly [text: string, o200k: number, cl100k: number][] = [
  ['', 0, 0],
  ['a', 1, 1],
  ['hello world', 2, 2],
  ["don't DON'T don\u017ft x'\u017f I'LL", 10, 15],
  ['camelCaseHTTPServer', 4, 4],
  // gpt-tokenizer counts one less or more where a byte order mark stands: it is white space to JavaScript only.
  ['\ufeffid,name', 3, 3],
  ['{"id":1,"ok":true}', 9, 9],
  ['  two  spaces  ', 5, 5],
  ['a\r\n\r\n  b', 4, 4],
  ['a\u0085b\u2028c', 6, 7],
  ['12345678', 3, 3],
  ['工具返回的结果', 4, 5],
  ['한국어 조사', 3, 6],
  ['e\u0301E\u0301', 4, 4],
  ['\u01c5ungla', 4, 4],
  ['👨‍👩‍👧 🇨🇳', 12, 19],
  ['\ud83d', 1, 1],
  ['<|endoftext|>', 7, 7],
  ['<|im_start|>user', 7, 7],
  ['path/to//file;\n/', 5, 6],
  // Letters of Unicode 17, which the judge does not know as letters.
  ['\ua7ce\u088f', 6, 6],
  ['\u{16ea0}', 4, 4],
];

/** Each makes one piece in at least one of the encodings. */
const ALPHABETS = [
  'ab',
  'abcdefghijklmnopqrstuvwxyz',
  'etaoinshrdlu',
  'AEIOUaeiou',
  '=',
  '-=',
  '.,;:!?',
  '{}[]":,',
  '//\\',
  ' ',
  ' \t\u00a0',
  '\n',
  '\n ',
  '汉',
  '的一是不了人我在有他这',
  '😀👍',
  '\u0301e',
  '한국어',
  'ไทย',
  '\0\x01',
];

const RUNS = ['a', '=', ' ', '\n', '汉', '😀', '\u0301', '\ud800', '\n ', 'Ab', '\\'];

describe.each(encodings)('%s', async (encoding) => {
  const counter = await nodeCounter(encoding);
  const judge = judgeOf(encoding);

  test.each(examples)('%j', (text, o200k, cl100k) => {
    expect(counter.count(text)).toBe(encoding === 'o200k_base' ? o200k : cl100k);
    expect(judge.count(text)).toBe(counter.count(text));
    for (const long of [text, text.repeat(20_000)])
      expect(counter.measure(long)).toEqual({ tokens: counter.count(long), bytes: Buffer.byteLength(long) });
  });

  test('nasty texts count as the judge counts them', () => {
    const random = seededRandom(1);
    const differing: string[] = [];
    for (let i = 0; i < NASTY_TEXTS; i++) {
      const text = nastyText(random, 12);
      if (counter.count(text) !== judge.count(text)) differing.push(text);
    }
    expect(differing).toEqual([]);
  });

  test('pieces too long for the simple merge count as the judge counts them', () => {
    const random = seededRandom(2);
    for (const alphabet of ALPHABETS) {
      const characters = [...alphabet];
      for (const length of [100, 128, 129, 130, 257, 700]) {
        let text = '';
        while (text.length < length) text += characters[Math.floor(random() * characters.length)];
        expect([text, counter.count(text)]).toEqual([text, judge.count(text)]);
      }
    }
  });

  test('plain JSON counts as gpt-tokenizer counts it', () => {
    const random = seededRandom(3);
    const rows = Array.from({ length: 500 }, (_, i) => ({
      id: `ord_${Math.floor(random() * 1e9).toString(36)}`,
      row: i,
      name: 'Zoë 李伟',
      at: new Date(1.7e12 + random() * 1e10),
      total: random() * 1000,
      note: i % 3 === 0 ? null : "It's paid.",
    }));
    const text = JSON.stringify(rows, null, 2);
    expect(counter.count(text)).toBe(secondJudges[encoding](text));
  });

  test.each(RUNS)('a megabyte of %j is counted', (unit) => {
    const few = counter.count(unit.repeat(1000));
    expect(counter.count(unit.repeat(1_000_000 / unit.length))).toBeGreaterThan(few);
  });

  test('a count does not depend on what was counted before', () => {
    const texts = ['ord_8f3a91', '汉字汉字汉', 'x'.repeat(500), ''];
    const counts = texts.map((text) => counter.count(text));
    counter.count('other words '.repeat(100_000));
    expect(texts.map((text) => counter.count(text))).toEqual(counts);
  });
});
