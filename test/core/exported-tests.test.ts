import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  defaultShaper,
  type Edit,
  editShaper,
  exportTypeScript,
  type Json,
  readOutput,
  type Shaper,
  suggestShaper,
} from '../../src/core/index.ts';
import { readCoreSources } from '../../src/state/sources-plugin.ts';
import { loadFixtures } from '../load-fixtures.ts';

const sources = await readCoreSources();
const root = new URL('../../', import.meta.url);
const folder = fileURLToPath(new URL('node_modules/.cache/exported-tests/', root));
const vitest = fileURLToPath(new URL('node_modules/vitest/vitest.mjs', root));

const strict: readonly Edit[] = [
  { type: 'set', stage: 'select', change: { records: ['data', 'list'] } },
  { type: 'setField', path: ['order', 'id'], change: { required: true } },
  { type: 'set', stage: 'truncate', change: { rows: 2 } },
  {
    type: 'addRule',
    rule: { id: 'k', target: { by: 'key', keys: ['api_key', "it's"] }, action: 'fixed', keepStart: 0, keepEnd: 0 },
  },
];
const shapers: readonly (readonly [string, Shaper])[] = [
  ['strict', editShaper(defaultShaper, strict)],
  ...loadFixtures().map(({ name, output }) => [name, suggestShaper(readOutput(output))] as const),
];

test('the tests that an export brings along pass, for every fixture', async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const config = "export default { test: { include: ['**/*.test.ts'], exclude: [] } };\n";
  await writeFile(`${folder}vitest.config.mjs`, config);
  for (const [name, shaper] of shapers) {
    await mkdir(folder + name, { recursive: true });
    for (const { path, text } of exportTypeScript({ name, shaper }, {}, sources))
      await writeFile(`${folder}${name}/${path}`, text);
  }
  const { stdout } = await promisify(execFile)(process.execPath, [
    vitest,
    'run',
    '--root',
    folder,
    '--reporter=json',
  ]).catch((error) => ({ stdout: String(error.stdout) }));
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    numPassedTests: number;
    testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
  };
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed'),
  );
  expect(failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`)).toEqual([]);
  expect(report.numPassedTests).toBeGreaterThan(5 * shapers.length);
}, 120_000);

describe('the exported type of the data', () => {
  const typeOf = (data: Json) =>
    exportTypeScript({ name: 'x', shaper: defaultShaper }, { data, tests: false }, sources)[1]?.text;

  test('has optional members, unions and names in quotes where they need them', () => {
    const rows: Json = [
      { id: 1, 'a b': null, tags: ['x'], at: { x: 1 } },
      { id: 'two', 'a b': true, tags: [] },
    ];
    expect(typeOf(rows)).toBe(`/** What the model gets as data, as the sample shows it. */
export type ToolData = readonly ({
  readonly id: string | number;
  readonly "a b": boolean | null;
  readonly tags: readonly string[];
  readonly at?: {
    readonly x: number;
  };
})[];
`);
  });

  test('is unknown for what an empty list holds, and a map for an object with very many keys', () => {
    expect(typeOf([])).toContain('ToolData = readonly unknown[];');
    expect(typeOf(Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`k${at}`, at])))).toContain(
      'ToolData = { readonly [key: string]: number };',
    );
  });
});
