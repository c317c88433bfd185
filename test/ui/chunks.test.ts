import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkSize, chunkSlack, countChunks, cutChunk, splitLines } from '../../src/ui/text/chunks.ts';

/** All chunks as the page cuts them: each is given its text and the slack behind it. */
function chunksOf(text: string) {
  const count = countChunks(text.length);
  return Array.from({ length: count }, (_, index) => {
    const from = index * chunkSize;
    const isLast = index === count - 1;
    return cutChunk(index, text.slice(from, isLast ? text.length : from + chunkSize + chunkSlack), isLast);
  });
}

const members = fc
  .array(fc.record({ id: fc.integer(), name: fc.string({ unit: 'grapheme', maxLength: 60 }) }), {
    minLength: 60,
    maxLength: 300,
  })
  .map((rows) => JSON.stringify(rows));
const lines = fc
  .tuple(
    fc.array(fc.string({ maxLength: 300 }), { minLength: 10, maxLength: 200 }),
    fc.constantFrom('\n', '\r\n', '\r'),
  )
  .map(([all, lineEnd]) => all.join(lineEnd));

test('chunks hold all of a text, each unit once', () => {
  fc.assert(
    fc.property(fc.oneof(members, lines), (text) => {
      const chunks = chunksOf(text);
      expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
      let at = 0;
      for (const chunk of chunks) {
        expect(chunk.start).toBe(at);
        at += chunk.text.length;
      }
    }),
    { numRuns: 40 },
  );
});

test('a line ends as on every system, and each line end but that of Windows is one unit long', () => {
  expect(splitLines('id\r1\r2')).toEqual(['id', '1', '2']);
  expect(splitLines('id\r\n1\n')).toEqual(['id\r', '1', '']);
});

test('JSON without line breaks is cut between members, never in a string', () => {
  const text = JSON.stringify(
    Array.from({ length: 200 }, (_, id) => ({ id, name: `so, "row" ${id}`, url: 'https://a.example/,"' })),
  );
  for (const chunk of chunksOf(text).slice(1)) expect(chunk.text).toMatch(/^(?:\{"id"|"\w+":)/);
});
