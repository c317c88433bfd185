import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import {
  defaultShaper,
  editShaper,
  exportTypeScript,
  readOutput,
  runShaper,
  type Shaper,
} from '../../../src/core/index.ts';
import { readCoreSources } from '../../../src/state/sources-plugin.ts';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/export-truncate-test/', import.meta.url));

const shaper: Shaper = {
  ...defaultShaper,
  read: { on: true, readers: ['json'] },
  truncate: {
    ...defaultShaper.truncate,
    rows: 40,
    sort: [{ path: ['at'], direction: 'desc' }],
    text: { limit: 40, head: 20, tail: 10, align: 'paragraph' },
    depth: 2,
    budget: { tokens: 300, protect: [['id']] },
  },
};

const output = JSON.stringify(
  Array.from({ length: 60 }, (_, id) => ({
    id: `order-${id}-${'i'.repeat(40)}`,
    at: `2024-05-${10 + (id % 20)}T00:00:00Z`,
    note: 'First paragraph.\n\nSecond one, 👩‍👩‍👧‍👦 with more.\n\nThird.',
    deep: { a: { b: id } },
  })),
);

const edited: Shaper = editShaper({ ...shaper, truncate: defaultShaper.truncate }, [
  { type: 'changeField', change: { id: 'd', transform: 'date', path: ['at'], options: { precision: 'day' } } },
  { type: 'changeField', change: { id: 'f', transform: 'flatten', path: ['deep'], options: {} } },
  { type: 'changeField', change: { id: 'a', transform: 'age', path: ['at'], options: {} } },
  { type: 'setField', path: ['note'], change: { role: 'display' } },
  { type: 'setField', path: ['id'], change: { role: 'trace' } },
  { type: 'set', stage: 'fields', change: { layers: { display: 'show', trace: 'reference' } } },
  {
    type: 'set',
    stage: 'truncate',
    change: {
      rows: 9,
      choice: 'ends',
      offset: 2,
      fold: true,
      text: { limit: 30, head: 20, tail: 6, align: 'sentence' },
      budget: { characters: 1500, protect: [] },
      artifact: 'get_artifact("1")',
      mustSurvive: [{ by: 'text', text: '2024-05-19' }],
    },
  },
  { type: 'set', stage: 'envelope', change: { summary: '{count} orders, newest {max at}' } },
]);

const cases = [
  ['cuts, by the counter that it is given', 'orders', shaper],
  ['changes fields, chooses rows and sums up', 'changed', edited],
] as const;

test.each(cases)('exported code %s as the app does', { timeout: 120_000 }, async (_, name, config) => {
  const countTokens = (text: string) => Math.ceil(text.length / 3);
  const run = runShaper(readOutput(output), config, { countTokens, now: () => 0, randomId: () => 'id' });
  const { toolResult } = await load(name, config);
  expect(toolResult(output, {}, { countTokens, now: () => 0 }).text).toBe(run.text);
  if (config !== shaper) return;
  expect(countTokens(run.text)).toBeLessThanOrEqual(300);
  expect(run.result.warnings).toEqual(['result_truncated', 'text_truncated', 'nesting_truncated']);
});

test('exported code goes on where its own cursor says, in the same page of the source', {
  timeout: 120_000,
}, async () => {
  const config = editShaper(defaultShaper, [
    { type: 'set', stage: 'read', change: { readers: ['json'] } },
    { type: 'set', stage: 'select', change: { records: ['rows'], next: ['next'] } },
    {
      type: 'set',
      stage: 'truncate',
      change: { rows: 2, cursor: 'opaque', sort: [{ path: ['id'], direction: 'asc' }] },
    },
  ]);
  const { toolResult, sourceCursor } = await load('paged', config);
  const sources: { [cursor: string]: string } = {
    '': JSON.stringify({ rows: [{ id: 1 }, { id: 2 }, { id: 3 }], next: 'page-2' }),
    'page-2': JSON.stringify({ rows: [{ id: 4 }, { id: 5 }, { id: 6 }], next: null }),
  };
  const seen: number[] = [];
  let cursor: string | null | undefined;
  for (let call = 0; call < 9 && cursor !== null; call++) {
    const page: string = cursor === undefined ? '' : (sourceCursor(cursor) ?? '');
    const { result } = toolResult(sources[page], cursor === undefined ? {} : { cursor });
    seen.push(...(result.data as { id: number }[]).map(({ id }) => id));
    cursor = result.page.cursor;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
});

/** The exported module, held to strict TypeScript first. */
async function load(name: string, config: Shaper) {
  const [file] = exportTypeScript({ name, shaper: config }, {}, await readCoreSources());
  const text = file?.text ?? '';
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}package.json`, '{"type":"module"}');
  await writeFile(`${folder}${name}.ts`, text);
  await writeFile(`${folder}${name}.js`, (await transformWithOxc(text, `${name}.ts`)).code);
  const tsc = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
  const strict = [
    '--ignoreConfig',
    '--strict',
    '--noUnusedLocals',
    '--noUncheckedIndexedAccess',
    '--exactOptionalPropertyTypes',
    '--verbatimModuleSyntax',
  ];
  const target = ['--noEmit', '--target', 'es2022', '--lib', 'es2022', '--module', 'esnext', '--types', ''];
  await promisify(execFile)(process.execPath, [tsc, ...strict, ...target, `${folder}${name}.ts`]);
  return import(/* @vite-ignore */ `${folder}${name}.js`);
}
