import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findReadings, readers, readOutput } from '../../../src/core/index.ts';
import { detectionTable } from './detection-table.ts';

const texts = detectionTable.map(([, text]) => text);
/** A long run takes `READ_TEXTS=100000`. */
const wanted = Number(process.env.READ_TEXTS ?? 300);

const optIn = readers.filter((reader) => 'isOptIn' in reader).map(({ id }) => id);
const all = readers.map(({ id }) => id);

/** Whole inputs, cuts of them, two spliced, and anything else. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'{}[]",:\n\t |-+=<>/\\\'#*a1 ') }),
  fc.json(),
  fc.tuple(fc.constantFrom(...texts), fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.constantFrom(...texts), fc.nat())
    .map(([a, at, b, to]) => `${a.slice(0, at % (a.length + 1))}${b.slice(to % (b.length + 1))}`),
  fc.tuple(fc.constantFrom(...texts), fc.integer({ min: 2, max: 30 })).map(([text, times]) => text.repeat(times)),
);

test('no text makes a reading throw, and every problem has its place', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, isGuessing) => {
      const { problems } = readOutput(text, isGuessing ? { readers: all } : {});
      for (const { start, end } of problems) expect(start >= 0 && start <= end && end <= text.length).toBe(true);
    }),
    { numRuns: wanted, interruptAfterTimeLimit: 3_000_000 },
  );
}, 3_100_000);

test('every input, cut anywhere, is read without a guess', () => {
  for (const text of texts) {
    for (let end = 0; end < text.length; end += 1 + Math.floor(text.length / 12)) {
      const { wrappers, reader } = readOutput(text.slice(0, end));
      expect(optIn).not.toContain(reader);
      expect(wrappers.every((wrapper) => !optIn.includes(wrapper.reader))).toBe(true);
    }
  }
});

test('every choice at a layer is a reading that a config can pin', () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), (text) => {
      for (const { choices } of findReadings(text))
        for (const choice of choices) expect(() => readOutput(text, { readers: choice.readers })).not.toThrow();
    }),
    { numRuns: 60 },
  );
});
