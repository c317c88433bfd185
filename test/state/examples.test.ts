import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  collectStats,
  decideNext,
  editShaper,
  findProblems,
  readOutput,
  rowsOf,
  runShaper,
  suggestShaper,
} from '../../src/core/index.ts';
import { examples } from '../../src/state/examples/index.ts';

type ExampleId = (typeof examples)[number]['id'];

const deps = { countTokens: (text: string) => Math.ceil(text.length / 4), now: () => 0, randomId: () => 'id' };

/** The example as the app opens it. */
async function open(id: ExampleId) {
  const entry = examples.find((example) => example.id === id);
  if (entry === undefined) throw new Error(`no example ${id}`);
  const { facts, output, edits = [] } = await entry.load();
  const text = output();
  const shaper = editShaper(suggestShaper(readOutput(text, { facts })), edits);
  const reading = readOutput(text, { facts, readers: shaper.read.readers });
  const run = runShaper(reading, shaper, deps);
  const selected = run.stages.find((stage) => stage.id === 'select');
  const fields = collectStats(rowsOf(selected?.value ?? null));
  const findings = findProblems(run, { tokens: null, budget: null, fields }).map(({ check }) => check);
  return { text, reading, run, findings, decision: decideNext(run.result).action };
}

test('every file of the folder is in the list, under names that differ', () => {
  const files = readdirSync(new URL('../../src/state/examples', import.meta.url))
    .filter((file) => file !== 'index.ts' && file !== 'example.ts')
    .map((file) => file.replace('.ts', ''));
  expect(examples.map(({ id }) => id).sort()).toEqual(files.sort());
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});

test.each(examples.map(({ id }) => id))('%s gives the same text every time, small enough to look at', async (id) => {
  const entry = examples.find((example) => example.id === id);
  const { output } = (await entry?.load()) ?? { output: () => '' };
  expect(output()).toBe(output());
  expect(output().length).toBeLessThan(64_000);
  expect(output().length).toBeGreaterThan(100);
});

test('orders: a page of a list with a hash in it, codes without names and links that cost', async () => {
  const { run, findings, decision } = await open('orders');
  expect(run.result.completeness).toEqual({ matched: 120, returned: 20, isComplete: false, unit: 'rows' });
  expect(decision).toBe('fetch_next_page');
  expect(findings).toEqual(expect.arrayContaining(['private-field-in-context', 'coded-value', 'noise-field']));
});

test('issues: most of it is noise', async () => {
  const { reading, findings } = await open('issues');
  expect(rowsOf(reading.value)).toHaveLength(30);
  expect(findings).toEqual(expect.arrayContaining(['noise-field', 'too-many-fields']));
});

test('error-as-success: it is an error that a person must solve', async () => {
  const { run, decision, findings } = await open('error-as-success');
  expect(run.result.error).toMatchObject({ class: 'C', code: 'PERMISSION_DENIED', retryable: false });
  expect([run.result.status, decision]).toEqual(['error', 'ask_permission']);
  expect(findings).toContain('error-as-data');
});

test('empty-list: empty, complete, and nothing matched', async () => {
  const { run } = await open('empty-list');
  expect([run.result.status, run.result.emptyReason, run.result.completeness.isComplete]).toEqual([
    'empty',
    'no_match',
    true,
  ]);
});

test('first-page: 20 of 134, and the next page is to be fetched', async () => {
  const { run, decision } = await open('first-page');
  expect(run.result.completeness).toEqual({ matched: 134, returned: 20, isComplete: false, unit: 'rows' });
  expect([run.result.status, decision]).toEqual(['partial', 'fetch_next_page']);
});

test('rate-limit: wait 30 seconds', async () => {
  const { run, decision, reading } = await open('rate-limit');
  expect(reading.facts.httpStatus).toBe(429);
  expect(run.result.error).toMatchObject({ class: 'A', retryRequires: 'backoff', retryAfterS: 30 });
  expect(decision).toBe('back_off');
});

test('log: the cause at the end survives the cut, which is accounted for', async () => {
  const { run, text } = await open('log');
  expect(run.result.completeness).toMatchObject({ matched: text.length, isComplete: false, unit: 'characters' });
  expect(run.text).toContain('connect ECONNREFUSED');
  expect(run.text).not.toContain('module-30');
});

test('csv-quotes: cells keep their commas, quotes and line breaks; the short row is named', async () => {
  const { reading, run } = await open('csv-quotes');
  expect(reading.problems.map(({ id }) => id)).toEqual(['csv.ragged-row']);
  expect(rowsOf(reading.value)).toHaveLength(24);
  expect(run.text).toContain('"Shelf 60"", oak"');
  expect(run.text).toContain('"Chair\nwith arms"');
});

test('chinese-records: phones and id numbers show only in part', async () => {
  const { run, text } = await open('chinese-records');
  expect(text).toMatch(/"13\d{9}"/);
  expect(run.text).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
  expect(run.text).not.toMatch(/\d{17}[\dX]/);
  expect(run.result.warnings).toContain('fields_redacted');
  expect(run.text).toContain('张伟');
});

test('mcp-result: the rows come once', async () => {
  const { reading, run, text } = await open('mcp-result');
  expect(reading.wrappers.map(({ reader }) => reader)).toEqual(['mcp']);
  expect(run.result.completeness).toMatchObject({ matched: 24, returned: 20 });
  expect(run.text.length).toBeLessThan(text.length / 4);
});

test('receipt: created, with the id', async () => {
  const { run, decision } = await open('receipt');
  expect([run.result.status, run.result.action, run.result.resourceId, decision]).toEqual([
    'success',
    'created',
    'T-9121',
    'answer',
  ]);
});

test('double-encoded: the inner JSON is read', async () => {
  const { reading, run } = await open('double-encoded');
  expect(reading.wrappers.map(({ reader }) => reader)).toEqual(['json-string']);
  expect(run.result.completeness).toMatchObject({ matched: 35, returned: 20 });
  expect(run.text).not.toContain('\\"');
});
