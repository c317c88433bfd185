import { describe, expect, test, vi } from 'vitest';
import { judgeOf } from './judge.ts';
import { encodings, nodeCounter } from './load.ts';
import { nastyText, seededRandom } from './nasty-text.ts';

vi.setConfig({ testTimeout: 60_000 });

describe.each(encodings)('%s', async (encoding) => {
  const counter = await nodeCounter(encoding);
  const count = (text: string, ends: readonly number[]) => [...counter.countParts(text, ends)];

  test('a token belongs to the part with its first byte, as the judge cuts tokens', () => {
    const judge = judgeOf(encoding);
    const random = seededRandom(6);
    for (let i = 0; i < 5000; i++) {
      const text = nastyText(random, 12);
      const ends = characterEnds(text).filter((end) => random() < 0.4 || end === text.length);
      const starts = [0, ...judge.byteEnds(text)].slice(0, -1).map((byte) => unitWith(text, byte));
      const expected = ends.map((end, part) => starts.filter((at) => at >= (ends[part - 1] ?? 0) && at < end).length);
      expect([text, ends, count(text, ends)]).toEqual([text, ends, expected]);
    }
  });

  test('the parts of a long text add up to its count', () => {
    const text = nastyText(seededRandom(7), 60_000);
    const ends = characterEnds(text).filter((_, index) => index % 7 === 0);
    expect(count(text, ends).reduce((sum, tokens) => sum + tokens, 0)).toBe(counter.count(text));
  });
});

function characterEnds(text: string): readonly number[] {
  let at = 0;
  return [...text].map((character) => {
    at += character.length;
    return at;
  });
}

/** The UTF-16 offset of the character that holds a byte. */
function unitWith(text: string, byte: number): number {
  let bytes = 0;
  let units = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > byte) break;
    units += character.length;
  }
  return units;
}
