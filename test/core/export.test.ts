import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Edit,
  editShaper,
  exportTypeScript,
  formats,
  readExport,
  readOutput,
  runShaper,
  type Shaper,
  suggestShaper,
} from '../../src/core/index.ts';
import { readCoreSources } from '../../src/state/sources-plugin.ts';
import { loadFixtures } from '../load-fixtures.ts';

const folder = fileURLToPath(new URL('../../node_modules/.cache/export-test/', import.meta.url));
const sources = await readCoreSources();
const fakeDeps = { countTokens: (text: string) => Math.ceil(text.length / 4), now: () => 0, randomId: () => 'id' };

interface Case {
  readonly name: string;
  readonly output: string;
  readonly shaper: Shaper;
}

const placements = ['inside', 'above', 'string'] as const;
const cases: readonly Case[] = loadFixtures().flatMap(({ name, output }) => {
  const suggested = suggestShaper(readOutput(output));
  return formats.flatMap(({ id: format }) =>
    placements.map((placement) => {
      const head = placement === 'string' ? 'json-compact' : 'text';
      const edits: readonly Edit[] = [{ type: 'set', stage: 'render', change: { format, placement, head } }];
      return { name: `${name}-${format}-${placement}`, output, shaper: editShaper(suggested, edits) };
    }),
  );
});

/** The exported module of a case, compiled by `tsc` and loaded. */
async function load({
  name,
}: {
  readonly name: string;
}): Promise<{ toolResult: (output: unknown, facts?: object) => { text: string } }> {
  return import(/* @vite-ignore */ `${folder}out/${name}.js`);
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}out`, { recursive: true });
  const groups = new Map<string, string>();
  for (const { name, shaper } of cases) {
    const [file] = exportTypeScript({ name, shaper }, {}, sources);
    const text = file?.text ?? '';
    const [code, config] = splitConfig(text, name);
    groups.set(code, groups.has(code) ? `${groups.get(code)}\n${config}` : `${text}\n${config}`);
    const { code: script } = await transformWithOxc(text, `${name}.ts`);
    await writeFile(`${folder}out/${name}.js`, script);
  }
  for (const [index, text] of [...groups.values()].entries()) await writeFile(`${folder}group-${index}.ts`, text);
  await writeFile(`${folder}package.json`, '{"type":"module"}');
  await writeFile(`${folder}tsconfig.json`, JSON.stringify(compilerSettings));
  const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch((error) => {
    throw new Error(`The exported code does not compile:\n${String(error.stdout).slice(0, 4000)}`);
  });
}, 300_000);

/** Files that differ in their config alone are compiled as one, with all of their configs. */
function splitConfig(text: string, name: string): readonly [code: string, config: string] {
  const start = text.indexOf('export const shaper: Shaper = ');
  const end = text.indexOf('\n};\n', start) + 5;
  const config = text.slice(start, end).replace('const shaper:', `const shaper_${name.replaceAll('-', '_')}:`);
  return [text.slice(text.indexOf('\n'), start) + text.slice(end), config];
}

const compilerSettings = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    noEmit: true,
    paths: { papaparse: ['../../../src/core/papaparse.d.ts'] },
  },
  include: ['*.ts'],
};

describe('exported code', () => {
  test.each(cases)('$name gives the same bytes as the page', async (exported) => {
    const { toolResult } = await load(exported);
    const run = runShaper(
      readOutput(exported.output, { readers: exported.shaper.read.readers }),
      exported.shaper,
      fakeDeps,
    );
    expect(toolResult(exported.output).text).toBe(run.text);
  });

  test.each(cases.filter(({ name }) => /^(?:orders|one-object|empty-list)-json-/.test(name)))(
    '$name takes the live value that the text stands for',
    async (exported) => {
      const { toolResult } = await load(exported);
      const plain = exported.output.replace(/(\d\.\d*?)0+(?=[\s,}])/g, '$1').replaceAll('.,', ',');
      expect(toolResult(JSON.parse(plain)).text).toBe(toolResult(plain).text);
    },
  );

  test('reads back as the config it was made from', () => {
    for (const { name, shaper } of cases) {
      const { design, problems } = readExport(exportTypeScript({ name, shaper }, {}, sources));
      expect(design.shaper).toEqual(shaper);
      expect(design.name).toBe(name);
      expect(problems).toEqual([]);
    }
  });

  test('carries only what its shaper uses', () => {
    const flat = cases.find(({ name }) => name === 'flat-rows-json-compact-inside');
    const text = flat === undefined ? '' : (exportTypeScript(flat, {}, sources)[0]?.text ?? '');
    expect(text).not.toMatch(/^import /m);
    for (const part of [
      'csvFormat',
      'markdownFormat',
      'csvReader',
      'jsonlReader',
      'redactStep',
      'examples',
      'ruleFor',
      'problemWords',
    ]) {
      expect(text).not.toContain(part);
    }
  });

  test('never throws, whatever it is given', async () => {
    const { toolResult } = await load({ name: 'orders-csv-above' });
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    for (const output of [
      undefined,
      null,
      1n,
      Symbol('x'),
      () => 1,
      new Date(Number.NaN),
      cycle,
      new Map([['a', 1]]),
      new Error('no'),
      '{',
      '',
    ]) {
      expect(typeof toolResult(output).text).toBe('string');
    }
  });
});
