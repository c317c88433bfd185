import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/core/index.ts';
import { loadChecks, tryOutput } from './try-check.ts';

const modules = loadChecks();

test('every listed check has its own file and id', () => {
  expect(modules.map(({ check }) => check.id).sort()).toEqual(checks.map(({ id }) => id).sort());
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});

describe.each(modules)('$check.id', ({ check, examples }) => {
  test.each(examples.flags)('flags $output', ({ found, ...trial }) => {
    const findings = tryOutput(trial).findings.filter((finding) => finding.check === check.id);
    const shown = findings.map(({ severity, values, at, fix }) => ({
      severity,
      values,
      at,
      ...(fix === undefined ? {} : { fix: fix.id }),
    }));
    expect(shown).toEqual(found);
  });

  test.each(examples.passes)('passes $output: $why', ({ why: _, ...trial }) => {
    expect(tryOutput(trial).findings.filter((finding) => finding.check === check.id)).toEqual([]);
  });

  test('flags something', () => {
    expect(examples.flags.some(({ found }) => found.length > 0)).toBe(true);
    expect(examples.passes.length).toBeGreaterThan(0);
  });
});
