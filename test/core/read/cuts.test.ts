import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOutput, runShaper, type Shaper, suggestShaper } from '../../../src/core/index.ts';
import { loadFixtures } from '../../load-fixtures.ts';
import { detectionTable } from './detection-table.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };

/** Every text that is JSON as a whole, alone or in layers whose end is seen. */
const jsonTexts = [
  ...loadFixtures().map(({ output }) => output),
  ...detectionTable.flatMap(([, text, reader]) => (reader === 'json' ? [text] : [])),
].filter((text) => /^\s*[[{]/.test(text) && readOutput(text).reader === 'json');

const anyCut = (texts: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...texts), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([text, share]) => ({ text, cut: text.slice(0, Math.floor(share * text.length)) }));

function run(output: string, shaper: Shaper = suggestShaper(readOutput(output))) {
  return runShaper(readOutput(output, { readers: shaper.read.readers }), shaper, deps).result;
}

describe('an output that was cut off anywhere', () => {
  test('is read and shaped without a throw, under its own config and under that of the whole', () => {
    const texts = [...loadFixtures().map(({ output }) => output), ...detectionTable.map(([, text]) => text)];
    fc.assert(
      fc.property(anyCut(texts), ({ text, cut }) => {
        expect(() => run(cut)).not.toThrow();
        expect(() => run(cut, suggestShaper(readOutput(text)))).not.toThrow();
      }),
      { numRuns: 400 },
    );
  }, 120_000);

  test('is no plain success where it was JSON: it is partial with a warning, or an error', () => {
    fc.assert(
      fc.property(anyCut(jsonTexts), ({ text, cut }) => {
        if (cut.trim() === '' || cut.trimEnd() === text.trimEnd()) return;
        for (const result of [run(cut), run(cut, suggestShaper(readOutput(text)))]) {
          expect(['partial', 'error'], cut).toContain(result.status);
          if (result.status === 'partial') expect(result.warnings, cut).toContain('input_truncated');
          expect(result.completeness.isComplete, cut).toBe(false);
        }
      }),
      { numRuns: 400 },
    );
  }, 120_000);

  test('keeps every whole line of JSON lines, and says that the last one is none', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `${JSON.stringify({ id: index, note: 'as is' })}\n`);
    const text = lines.join('');
    const length = text.length / lines.length;
    fc.assert(
      fc.property(fc.integer({ min: length * 3, max: text.length }), (end) => {
        const { value, problems } = readOutput(text.slice(0, end));
        const whole = Math.floor(end / length);
        const rest = end % length;
        const isBroken = rest > 0 && rest < length - 1;
        expect(problems.map(({ id }) => id)).toEqual(isBroken ? ['jsonl.bad-line'] : []);
        expect((value as readonly unknown[]).slice(0, whole)).toEqual(
          lines.slice(0, whole).map((line) => JSON.parse(line)),
        );
      }),
    );
  });
});
