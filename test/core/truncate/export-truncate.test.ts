import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { defaultShaper, exportTypeScript, readOutput, runShaper, type Shaper } from '../../../src/core/index.ts';
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

test('exported code cuts as the app does, by the counter that it is given', { timeout: 120_000 }, async () => {
  const countTokens = (text: string) => Math.ceil(text.length / 3);
  const run = runShaper(readOutput(output), shaper, { countTokens, now: () => 0, randomId: () => 'id' });
  const [file] = exportTypeScript({ name: 'orders', shaper }, {}, await readCoreSources());
  const text = file?.text ?? '';
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}package.json`, '{"type":"module"}');
  await writeFile(`${folder}orders.ts`, text);
  await writeFile(`${folder}orders.js`, (await transformWithOxc(text, 'orders.ts')).code);
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
  await promisify(execFile)(process.execPath, [tsc, ...strict, ...target, `${folder}orders.ts`]);
  const { toolResult } = await import(/* @vite-ignore */ `${folder}orders.js`);
  expect(toolResult(output, {}, { countTokens }).text).toBe(run.text);
  expect(countTokens(run.text)).toBeLessThanOrEqual(300);
  expect(run.result.warnings).toEqual(['result_truncated', 'text_truncated', 'nesting_truncated']);
});
