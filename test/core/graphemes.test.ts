import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countGraphemes, graphemeEnd, graphemeStart } from '../../src/core/graphemes.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function endsOf(text: string): number[] {
  return [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length);
}

const oddPieces = [
  ...['a', '1', ' ', '\t', '\n', '\r', '\r\n', '\u0301', '\u200d', '\u200c', '\ufe0f', '\u00ad', '\u2028', '\ufeff'],
  ...[
    'é',
    'ß',
    'ж',
    'ω',
    'ش',
    '\u064e',
    'ש',
    '\u0600',
    'ก',
    '\u0e33',
    '\u0e49',
    'क',
    '\u094d',
    'ष',
    '\u093f',
    '한',
    '\u1100',
  ],
  ...[
    '\u1161',
    '\u11a8',
    '汉',
    'あ',
    '\u3099',
    '、',
    'ｱ',
    '\uff9e',
    '…',
    '→',
    '☎',
    '©',
    '👩',
    '👩‍👩‍👧‍👦',
    '👍🏽',
    '🇩',
    '🇩🇪',
    '𝒳',
    '\ud83d',
    '\udc00',
  ],
];
const oddText = fc.array(fc.constantFrom(...oddPieces), { maxLength: 60 }).map((pieces) => pieces.join(''));

test('counts and ends are those of the segmenter', () => {
  fc.assert(
    fc.property(oddText, fc.nat(70), (text, count) => {
      const ends = endsOf(text);
      expect(countGraphemes(text)).toBe(ends.length);
      expect(graphemeEnd(text, count)).toBe(count === 0 ? 0 : (ends[count - 1] ?? text.length));
      expect(graphemeStart(text, count)).toBe(count >= ends.length ? 0 : (ends[ends.length - count - 1] ?? 0));
    }),
    { numRuns: 2000 },
  );
});

test('every code unit, beside itself and its neighbours, is counted as the segmenter counts it', () => {
  const blocks = Array.from({ length: 0x10000 / 32 }, (_, block) =>
    Array.from({ length: 32 }, (_, at) => String.fromCharCode(block * 32 + at).repeat(2)).join(''),
  );
  const wrong = blocks.filter((text) => countGraphemes(`a${text}`) !== endsOf(`a${text}`).length);
  expect(wrong.map((text) => text.charCodeAt(0).toString(16))).toEqual([]);
});

test('the start of the last clusters of a long text is found from its end', () => {
  const text = `${'a'.repeat(5000)}${'👩‍👩‍👧‍👦'.repeat(40)}🇩🇪`;
  expect(text.length - graphemeStart(text, 1)).toBe(4);
  expect(text.length - graphemeStart(text, 41)).toBe(4 + 40 * 11);
  expect(graphemeStart(text, 42)).toBe(4999);
  expect(graphemeStart(text, 5041)).toBe(0);
});

test('a cluster longer than any window is one cluster', () => {
  const tall = `a${'\u0301'.repeat(5000)}`;
  expect(countGraphemes(`x${tall}${tall}y`)).toBe(4);
  expect(graphemeEnd(`x${tall}${tall}y`, 2)).toBe(1 + tall.length);
});
