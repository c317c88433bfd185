import { describe, expect, test } from 'vitest';
import {
  type AnyLimit,
  defaultShaper,
  type Edit,
  editShaper,
  type Finding,
  formats,
  pathKey,
  type Reading,
  readOutput,
  type Shaper,
  styles,
  suggestShaper,
} from '../../../src/core/index.ts';
import { loadFixtures } from '../../load-fixtures.ts';
import { loadChecks, tryOutput, tryShaper } from './try-check.ts';

const ranks = { error: 0, warning: 1, info: 2 };

/** What stays the same of a finding when a fix elsewhere changes counts and offsets. */
function identify({ check, at, values }: Finding): string {
  return `${check} ${at.stage} ${pathKey(at.path ?? [])} ${values.detector ?? values.what ?? ''}`;
}

/** The same finding before a fix; its path may have been longer, where the fix took a wrapper off. */
function isKnown(finding: Finding, before: readonly Finding[]): boolean {
  const length = finding.at.path?.length ?? 0;
  return before.some((one) => {
    const path = one.at.path ?? [];
    const tail = path.slice(path.length - length);
    return (
      identify({ ...one, at: { ...one.at, path: tail } }) ===
      identify({ ...finding, at: { ...finding.at, path: finding.at.path ?? [] } })
    );
  });
}

/** Fixes that leave their finding, or that raise one as grave which was not there. */
function brokenFixes(reading: Reading, shaper: Shaper, budget: AnyLimit | null): readonly string[] {
  const before = tryShaper(reading, shaper, budget).findings;
  return before.flatMap((finding) => {
    if (finding.fix === undefined) return [];
    const after = tryShaper(reading, editShaper(shaper, finding.fix.edits), budget).findings;
    const left = after.filter((one) => identify(one) === identify(finding)).map((one) => `${identify(one)} is left`);
    const raised = after
      .filter((one) => !isKnown(one, before) && ranks[one.severity] <= ranks[finding.severity])
      .map((one) => `${identify(finding)} raises ${identify(one)}`);
    return [...left, ...raised];
  });
}

const shapings: readonly (readonly [string, (reading: Reading) => Shaper])[] = [
  ['suggested', suggestShaper],
  ['unshaped', () => defaultShaper],
  ['without an envelope', (reading) => edit(reading, { type: 'set', stage: 'envelope', change: { on: false } })],
  ['cut', (reading) => edit(reading, { type: 'set', stage: 'truncate', change: { rows: 1 } })],
  [
    'without a total',
    (reading) => edit(reading, { type: 'set', stage: 'select', change: { total: null, next: null } }),
  ],
  ['not redacted', (reading) => edit(reading, { type: 'set', stage: 'redact', change: { on: false } })],
];

function edit(reading: Reading, ...edits: readonly Edit[]): Shaper {
  return editShaper(suggestShaper(reading), edits);
}

describe.each(loadFixtures())('every fix for $name clears its finding and raises none as grave', ({ output }) => {
  const reading = readOutput(output);

  test.each(shapings)('%s', (_, shape) => {
    expect(brokenFixes(reading, shape(reading), null)).toEqual([]);
  });

  test.each(styles.map(({ id }) => id))('in the style %s, cut', (style) => {
    const shaper = edit(
      reading,
      { type: 'set', stage: 'envelope', change: { style } },
      { type: 'set', stage: 'truncate', change: { rows: 1 } },
    );
    expect(brokenFixes(reading, shaper, null)).toEqual([]);
  });

  test.each(formats.map(({ id }) => id))('as %s', (format) => {
    const shaper = edit(reading, { type: 'set', stage: 'render', change: { format } });
    expect(brokenFixes(reading, shaper, null)).toEqual([]);
  });
});

test.each(formats.map(({ id }) => id))('a budget is kept by its fix as %s', (format) => {
  const rows = Array.from({ length: 90 }, (_, id) => ({
    id,
    name: `row ${id}`,
    note: 'some words about it '.repeat(id % 5),
  }));
  const reading = readOutput(JSON.stringify({ items: rows, total: 400 }));
  for (const envelope of [true, false]) {
    const shaper = edit(
      reading,
      { type: 'set', stage: 'render', change: { format } },
      { type: 'set', stage: 'envelope', change: { on: envelope } },
      { type: 'set', stage: 'truncate', change: { rows: null } },
    );
    const { findings } = tryShaper(reading, shaper, 500);
    expect(findings.some(({ check, fix }) => check === 'over-budget' && fix !== undefined)).toBe(true);
    expect(brokenFixes(reading, shaper, 500)).toEqual([]);
  }
});

describe.each(loadChecks())('every fix in the examples of $check.id', ({ examples }) => {
  test.each([...examples.flags, ...examples.passes])('clears its finding in $output', (trial) => {
    const { reading, shaper } = tryOutput(trial);
    expect(brokenFixes(reading, shaper, trial.budget ?? null)).toEqual([]);
  });
});

test('at least fourteen checks offer a fix in their examples', () => {
  const fixing = loadChecks().filter(({ examples }) =>
    examples.flags.some(({ found }) => found.some(({ fix }) => fix)),
  );
  expect(fixing.length).toBeGreaterThanOrEqual(14);
});
