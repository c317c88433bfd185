import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readers, readOutput, suggestShaper } from '../../../src/core/index.ts';
import type { Reader, Reading } from '../../../src/core/model.ts';
import { problemWords } from '../../../src/core/words/en.ts';

interface Examples {
  readonly hits: readonly string[];
  readonly misses: readonly { readonly text: string; readonly why: string }[];
}

const modules = import.meta.glob<{ examples: Examples }>(['../../../src/core/read/readers/*.ts', '!**/index.ts'], {
  eager: true,
});
const examplesOf = new Map(
  Object.entries(modules).map(([path, { examples }]) => [/([\w-]+)\.ts$/.exec(path)?.[1] ?? '', examples]),
);

function usedReaders(reading: Reading): string[] {
  return [...reading.wrappers.map(({ reader }) => reader), reading.reader];
}

describe.each(readers.map(({ id }) => id))('the reader %s', (id) => {
  const examples = examplesOf.get(id);
  const { isOptIn = false, pinsWith = [] }: Reader = readers.find((reader) => reader.id === id) ?? readers[0];
  const hints = isOptIn ? { readers: [id, ...pinsWith] } : {};

  test('stands in the file of its name, with examples', () => {
    expect(examples?.hits.length).toBeGreaterThan(0);
    if (id !== 'text') expect(examples?.misses.length).toBeGreaterThan(0);
  });

  test('reads its hits', () => {
    for (const hit of examples?.hits ?? []) expect(usedReaders(readOutput(hit, hints)), hit).toContain(id);
  });

  if (isOptIn) {
    test('reads nothing unless it is asked to', () => {
      for (const hit of examples?.hits ?? []) expect(usedReaders(readOutput(hit)), hit).not.toContain(id);
    });
  } else {
    test('reads its hits alike with the readers that a config pins', () => {
      for (const hit of examples?.hits ?? []) {
        const reading = readOutput(hit);
        const pinned = suggestShaper(reading).read.readers;
        expect(readOutput(hit, { readers: pinned }), hit).toEqual(reading);
      }
    });
  }

  test('leaves its misses to others', () => {
    for (const { text, why } of examples?.misses ?? []) {
      expect(usedReaders(readOutput(text, hints)), `${text}: ${why}`).not.toContain(id);
    }
  });

  test('says what it took off, and names every problem', () => {
    for (const hit of examples?.hits ?? []) {
      const reading = readOutput(hit, hints);
      for (const { reader, values } of reading.wrappers) {
        const isWrapper = readers.find((known) => known.id === reader)?.isWrapper ?? false;
        if (isWrapper && reader !== 'escaped-json') expect(Object.keys(values), hit).not.toEqual([]);
      }
      for (const problem of reading.problems) {
        expect(Object.keys(problemWords)).toContain(problem.id);
        expect([problem.start >= 0, problem.start <= problem.end, problem.end <= hit.length]).toEqual([
          true,
          true,
          true,
        ]);
      }
    }
  });

  test('never throws, alone or with the others, and gives nothing that structuredClone refuses', () => {
    const pieces = [...examplesOf.values()].flatMap(({ hits, misses }) => [...hits, ...misses.map(({ text }) => text)]);
    const cut = fc.tuple(
      fc.constantFrom(...pieces),
      fc.nat(80),
      fc.constantFrom(...pieces),
      fc.string({ maxLength: 5 }),
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      cut.map(([a, at, b, between]) => `${a.slice(0, at)}${between}${b.slice(at % (b.length + 1))}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const reading of [readOutput(text), readOutput(text, { readers: [id] })]) {
          const { wrappers, facts, problems } = reading;
          expect(structuredClone({ wrappers, facts, problems })).toEqual({ wrappers, facts, problems });
          for (const { start, end } of problems) expect(start >= 0 && start <= end && end <= text.length).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('with no reader allowed every text is itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { value, reader, format, problems } = readOutput(text, { readers: [] });
      fc.pre(!text.startsWith('\ufeff'));
      expect({ value, reader, format, problems }).toEqual({
        value: text,
        reader: 'text',
        format: 'text',
        problems: [],
      });
    }),
  );
});
