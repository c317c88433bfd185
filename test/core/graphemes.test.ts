import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countGraphemes, graphemeEnd } from '../../src/core/graphemes.ts';

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
    }),
    { numRuns: 2000 },
  );
});

test('a code unit that is counted without the segmenter never joins another one', () => {
  const plain: string[] = [];
  for (let code = 0; code < 0x10000; code++) {
    const unit = String.fromCharCode(code);
    if (countGraphemes(unit + unit) === 2) plain.push(unit);
  }
  const joined = plain.filter((unit) => endsOf(`a${unit}${unit}a`).length !== 4);
  expect(joined).toEqual([]);
});

test('a cluster longer than any window is one cluster', () => {
  const tall = `a${'\u0301'.repeat(5000)}`;
  expect(countGraphemes(`x${tall}${tall}y`)).toBe(4);
  expect(graphemeEnd(`x${tall}${tall}y`, 2)).toBe(1 + tall.length);
});
