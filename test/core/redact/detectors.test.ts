import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { detectors } from '../../../src/core/redact/detectors/index.ts';
import { findSecrets } from '../../../src/core/redact/index.ts';

interface DetectorExamples {
  readonly hits: readonly { readonly text: string; readonly found: readonly string[] }[];
  readonly misses: readonly { readonly text: string; readonly reason: string }[];
}

const folder = fileURLToPath(new URL('../../../src/core/redact/detectors', import.meta.url));
const modules = import.meta.glob<{ examples?: DetectorExamples }>('../../../src/core/redact/detectors/*.ts', {
  eager: true,
});
const examplesOf = (id: string): DetectorExamples =>
  modules[`../../../src/core/redact/detectors/${id}.ts`]?.examples ?? { hits: [], misses: [] };

test('every file of the folder is a detector of that name', () => {
  const files = readdirSync(folder).filter((name) => name !== 'index.ts');
  expect(detectors.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
});

describe.each(detectors.map((detector) => ({ detector, ...examplesOf(detector.id) })))('$detector.id', (row) => {
  const { detector, hits, misses } = row;
  const found = (text: string) => findSecrets(text, [detector]).map(({ start, end }) => text.slice(start, end));

  test('has examples of both kinds', () => {
    expect([hits.length > 0, misses.length > 0]).toEqual([true, true]);
  });

  test.each(hits)('finds $found in $text', (example) => {
    expect(found(example.text)).toEqual(example.found);
  });

  test.each(hits.filter(({ text, found: [first] }) => text === first))(
    'finds $text behind an escaped line end and before a quote',
    ({ text }) => {
      expect(found(`"\\n${text}"`)).toEqual([text]);
    },
  );

  test.each(misses)('leaves $text alone: $reason', ({ text }) => {
    expect(found(text)).toEqual([]);
  });
});
