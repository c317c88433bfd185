import { describe, expect, test, vi } from 'vitest';
import { judgeOf } from './judge.ts';
import { encodings, nodeCounter } from './load.ts';
import { nastyText, seededRandom } from './nasty-text.ts';

vi.setConfig({ testTimeout: 60_000 });

describe.each(encodings)('%s', async (encoding) => {
  const counter = await nodeCounter(encoding);

  test('tokens end where the judge lets them end, moved to the end of a character', () => {
    const judge = judgeOf(encoding);
    const random = seededRandom(4);
    for (let i = 0; i < 5000; i++) {
      const text = nastyText(random, 12);
      const expected = judge.byteEnds(text).map((end) => utf16Offset(text, end));
      expect([text, [...counter.ends(text)]]).toEqual([text, expected]);
    }
  });

  test('a long text has as many ends as tokens, in order, the last at its end', () => {
    const text = nastyText(seededRandom(5), 60_000);
    const ends = counter.ends(text);
    expect(ends.length).toBe(counter.count(text));
    expect(ends.at(-1)).toBe(text.length);
    expect(ends.every((end, i) => i === 0 || end >= (ends[i - 1] ?? 0))).toBe(true);
  });

  test('a limit gives the first ends', () => {
    const text = 'Nothing leaves the tab. 😀 '.repeat(2000);
    const all = counter.ends(text);
    for (const limit of [0, 1, 7, 1000, all.length, all.length + 1]) {
      expect(counter.ends(text, limit)).toEqual(all.slice(0, limit));
    }
  });
});

/** The UTF-16 offset of a UTF-8 offset; inside a character, the end of the character. */
function utf16Offset(text: string, utf8Offset: number): number {
  let bytes = 0;
  let units = 0;
  for (const character of text) {
    if (bytes >= utf8Offset) break;
    bytes += Buffer.byteLength(character);
    units += character.length;
  }
  return units;
}
