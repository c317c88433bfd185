import { describe, expect, test, vi } from 'vitest';
import { findSeams, isSafeSeam } from '../../src/tokens/index.ts';
import { encodings, nodeCounter } from './load.ts';
import { nastyText, seededRandom } from './nasty-text.ts';

vi.setConfig({ testTimeout: 60_000 });

describe.each(encodings)('%s', async (encoding) => {
  const counter = await nodeCounter(encoding);

  test('the counts of the parts between seams add up', () => {
    const random = seededRandom(6);
    let seams = 0;
    for (let i = 0; i < 20_000; i++) {
      const text = nastyText(random, 16);
      const cuts = findSeams(text, 1 + Math.floor(random() * 8));
      seams += cuts.length;
      const sum = parts(text, cuts).reduce((total, part) => total + counter.count(part), 0);
      expect([text, cuts, sum]).toEqual([text, cuts, counter.count(text)]);
    }
    expect(seams).toBeGreaterThan(10_000);
  });
});

test('a seam stands behind a word or a line break where nothing joins', () => {
  const marked = (text: string) =>
    parts(
      text,
      [...text].map((_, i) => i).filter((i) => i > 0 && isSafeSeam(text, i)),
    ).join('|');
  expect(marked('{"id": 17, "it\'s": true}')).toBe('{"id|": 17|, "it\'s|": true|}');
  expect(marked('a\n\n  b')).toBe('a|\n\n|  b');
  expect(marked('a;\r\n/b\nc')).toBe('a|;\r\n/b|\n|c');
  expect(marked('a\n  \nb')).toBe('a|\n  \n|b');
  expect(marked('汉字: 汉字')).toBe('汉字|: 汉字');
  expect(marked('🙂🙂. 🙂')).toBe('🙂🙂. 🙂');
});

test('chunks are not smaller than asked, save the last', () => {
  const text = 'one line of a log, 200 OK\n'.repeat(1000);
  const chunks = parts(text, findSeams(text, 4096));
  expect(chunks.slice(0, -1).every((chunk) => chunk.length >= 4096 && chunk.length < 4200)).toBe(true);
});

test('a text without a seam has none', () => {
  expect(findSeams('='.repeat(100_000), 1000)).toEqual([]);
  expect(findSeams('', 1000)).toEqual([]);
});

function parts(text: string, cuts: readonly number[]): string[] {
  return [0, ...cuts].map((start, i) => text.slice(start, cuts[i]));
}
