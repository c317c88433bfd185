import { describe, expect, test, vi } from 'vitest';
import {
  changeChunks,
  countChunks,
  countChunksInSteps,
  type KnownChunks,
  type TokenCounter,
} from '../../src/tokens/index.ts';
import { encodings, nodeCounter } from './load.ts';
import { nastyText, seededRandom } from './nasty-text.ts';

vi.setConfig({ testTimeout: 60_000 });

const SIZE = 64;

describe.each(encodings)('%s', async (encoding) => {
  const counter = await nodeCounter(encoding);

  test('after any edit the chunks count what the text counts', () => {
    const random = seededRandom(8);
    const at = (text: string) => Math.floor(random() * (text.length + 1));
    for (let round = 0; round < 40; round++) {
      let known: KnownChunks = countChunks(counter, nastyText(random, 300), SIZE);
      for (let edit = 0; edit < 25; edit++) {
        const start = at(known.text);
        const end = random() < 0.5 ? start : Math.max(start, at(known.text));
        const text = known.text.slice(0, start) + nastyText(random, 4) + known.text.slice(end);
        // A change may be told as such, or be left to be found.
        const isTold = random() < 0.5;
        if (isTold) known = changeChunks(known, text, start, end);
        // More than one may come before the next count.
        if (isTold && random() < 0.3) continue;
        const count = countChunks(counter, text, SIZE, known);
        known = count;
        expect([text, count.total]).toEqual([text, counter.count(text)]);
        expect(count.chunks.map((chunk) => text.slice(chunk.start, chunk.end)).join('')).toBe(text);
      }
    }
  });

  test('an edit counts its chunk alone', () => {
    const text = 'one line of a log, 200 OK\n'.repeat(10_000);
    const before = countChunks(counter, text, 4096);
    const edited = `${text.slice(0, 100_000)}typed here${text.slice(100_001)}`;
    for (const known of [before, changeChunks(before, edited, 100_000, 100_001)]) {
      const { watched, lengths } = watch(counter);
      const after = countChunks(watched, edited, 4096, known);
      expect(after.total).toBe(counter.count(edited));
      expect(Math.max(...lengths)).toBeLessThan(9000);
      expect(lengths.length).toBeLessThanOrEqual(2);
    }
  });

  test('typing does not crumble the chunks', () => {
    let count = countChunks(counter, 'a few words, '.repeat(200), SIZE);
    const chunks = count.chunks.length;
    for (let i = 0; i < 300; i++) {
      const text = `${count.text.slice(0, 1000 + i)}${i % 7 === 0 ? ' ' : 'x'}${count.text.slice(1000 + i)}`;
      count = countChunks(counter, text, SIZE, count);
    }
    expect(count.chunks.length).toBeLessThan(chunks + 300 / SIZE + 2);
  });
});

test('counting in steps yields between chunks and returns the same', async () => {
  const counter = await nodeCounter('o200k_base');
  const text = nastyText(seededRandom(9), 2000);
  const steps = countChunksInSteps(counter, text, SIZE);
  let yielded = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) yielded++;
  expect(step.value).toEqual(countChunks(counter, text, SIZE));
  expect(yielded).toBe(step.value.chunks.length - 1);
});

/** A counter that notes the lengths of the texts that it is given. */
function watch(counter: TokenCounter): { watched: TokenCounter; lengths: number[] } {
  const lengths: number[] = [];
  const count = (text: string): number => {
    lengths.push(text.length);
    return counter.count(text);
  };
  return { watched: { ...counter, count }, lengths };
}
