import { describe, expect, test } from 'vitest';
import { findingWords, fixWords, type Values } from '../../../src/core/index.ts';
import { loadChecks, tryOutput } from './try-check.ts';

const sentences: { readonly [id: string]: (values: Values) => string } = findingWords;
const titles: { readonly [id: string]: (values: Values) => string } = fixWords;
const findings = loadChecks().flatMap(({ check, examples }) =>
  examples.flags.flatMap((trial) => tryOutput(trial).findings.filter((finding) => finding.check === check.id)),
);

test('every finding has a sentence that names its values', () => {
  const shown = findings.map(({ check, values }) => sentences[check]?.(values) ?? `${check}: no sentence`);
  expect(
    shown.filter((sentence) => !/^[\p{L}\p{N}"].*[.?]$/u.test(sentence) || /undefined|null\b.*rows/.test(sentence)),
  ).toEqual([]);
});

test('every fix has a title in the imperative', () => {
  const shown = findings.flatMap(({ fix }) => (fix === undefined ? [] : [titles[fix.id]?.(fix.values) ?? fix.id]));
  expect(
    shown.filter((title) => !/^(?:Fence|Hide|Take|Read|Don't|Put|Sort|Fit|Rename|Drop|Keep|Write) /.test(title)),
  ).toEqual([]);
  expect(shown.filter((title) => /undefined|\.$/.test(title))).toEqual([]);
});

describe('no sentence is left over', () => {
  const checkIds = new Set(loadChecks().map(({ check }) => check.id));
  const fixIds = new Set(findings.flatMap(({ fix }) => (fix === undefined ? [] : [fix.id])));

  test('of a check that is not there', () => {
    expect(Object.keys(findingWords).filter((id) => !checkIds.has(id))).toEqual([]);
  });

  test('of a fix that no example shows', () => {
    expect(Object.keys(fixWords).filter((id) => !fixIds.has(id))).toEqual([]);
  });
});
