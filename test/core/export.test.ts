import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Detector,
  detectors,
  type Edit,
  type ExportedFile,
  editShaper,
  exportTypeScript,
  formats,
  type RedactRule,
  type RedactTarget,
  readExport,
  readOutput,
  runShaper,
  type Shaper,
  styles,
  suggestShaper,
  transforms,
  wires,
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
/** Settings that take turns over the cases, as styles and wires do, so that each meets every format and placement. */
const settings: readonly (readonly Edit[])[] = [
  [],
  [{ type: 'set', stage: 'truncate', change: { rows: 2, sort: [{ path: ['id'], direction: 'desc' }] } }],
  [{ type: 'set', stage: 'truncate', change: { text: { limit: 12, head: 6, tail: 3, align: 'none' }, depth: 2 } }],
  [
    {
      type: 'set',
      stage: 'truncate',
      change: {
        rows: 3,
        choice: 'ends',
        fold: true,
        text: { limit: 30, head: 20, tail: 6, align: 'sentence' },
        clip: { offset: 0, limit: 40 },
        artifact: 'get_artifact("1")',
        mustSurvive: [
          { by: 'text', text: '2' },
          { by: 'path', path: ['id'] },
        ],
      },
    },
    { type: 'set', stage: 'envelope', change: { summary: '{count} rows, the last {max id}, {distinct name} names' } },
  ],
  [{ type: 'set', stage: 'truncate', change: { budget: { tokens: 90, protect: [['id']] } } }],
  [
    { type: 'setField', path: ['id'], change: { name: 'key', values: [{ from: 1, to: 'one' }] } },
    { type: 'set', stage: 'fields', change: { order: [['name'], ['id']] } },
    { type: 'set', stage: 'render', change: { fence: true } },
    ...hide(detectors.slice(0, 3)),
    { type: 'addRule', rule: redaction('keys', { by: 'key', keys: ['name', '姓名', 'pw_hash'] }) },
  ],
  [
    ...transforms.map(
      ({ id, defaults }): Edit => ({
        type: 'changeField',
        change: {
          id,
          transform: id,
          path: ['id'],
          options: id === 'aggregate' ? { by: 'id', measures: 'count' } : defaults,
        },
      }),
    ),
    { type: 'addRule', rule: redaction('keys', { by: 'key', keys: ['id', 'name'] }) },
  ],
  [
    { type: 'changeField', change: { id: 'd', transform: 'date', path: ['created_at'], options: {} } },
    { type: 'changeField', change: { id: 'f', transform: 'flatten', path: ['user'], options: {} } },
    { type: 'changeField', change: { id: 'n', transform: 'drop-keys', path: [], options: { keys: '*_url' } } },
  ],
];

function hide(kinds: readonly Detector[]): readonly Edit[] {
  return kinds.map(({ id }) => ({ type: 'addRule', rule: redaction(id, { by: 'detector', detector: id }) }));
}

function redaction(id: string, target: RedactTarget): RedactRule {
  return { id, target, action: 'mask', keepStart: 1, keepEnd: 1 };
}

const matrix: readonly Case[] = loadFixtures().flatMap(({ name, output }, fixture) => {
  const suggested = suggestShaper(readOutput(output));
  return formats.flatMap(({ id: format }, column) =>
    placements.map((placement, row) => {
      const turn = fixture + column + row;
      const head = placement === 'string' ? 'json-compact' : 'text';
      const edits: readonly Edit[] = [
        { type: 'set', stage: 'render', change: { format, placement, head } },
        {
          type: 'set',
          stage: 'envelope',
          change: { style: styles[turn % styles.length]?.id ?? '', stableKeys: turn % 2 === 0 },
        },
        { type: 'set', stage: 'message', change: { wire: wires[turn % wires.length]?.id ?? '' } },
        ...(settings[(turn + column) % settings.length] ?? []),
      ];
      return { name: `${name}-${format}-${placement}`, output, shaper: editShaper(suggested, edits) };
    }),
  );
});
const hidden: readonly Case[] = loadFixtures()
  .filter(({ name }) => name === 'chinese-records' || name === 'orders')
  .map(({ name, output }) => ({
    name: `${name}-with-every-detector`,
    output,
    shaper: editShaper(suggestShaper(readOutput(output)), hide(detectors)),
  }));
const cases = [...matrix, ...hidden];
const exportedFiles = new Map<string, readonly ExportedFile[]>();

/** The exported module of a case, compiled by `tsc` and loaded. */
async function load({
  name,
}: {
  readonly name: string;
}): Promise<{ toolResult: (output: unknown, facts?: object, deps?: object) => { text: string; message: unknown } }> {
  return import(/* @vite-ignore */ `${folder}out/${name}.js`);
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}out`, { recursive: true });
  const groups = new Map<string, string>();
  for (const { name, shaper } of cases) {
    const files = exportTypeScript({ name, shaper }, {}, sources);
    exportedFiles.set(name, files);
    const text = files[0]?.text ?? '';
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
}, 900_000);

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

const noBudget: Edit = { type: 'set', stage: 'truncate', change: { budget: null } };

describe('exported code', () => {
  test.each(cases)('$name gives the same bytes as the page', async (exported) => {
    const { toolResult } = await load(exported);
    const run = runShaper(
      readOutput(exported.output, { readers: exported.shaper.read.readers }),
      exported.shaper,
      fakeDeps,
    );
    const { text, message } = toolResult(exported.output, {}, fakeDeps);
    expect(text).toBe(run.text);
    expect(JSON.stringify(message)).toBe(JSON.stringify(run.message));
  });

  test.each(cases.filter(({ name }) => /^(?:orders|one-object|empty-list)-json-/.test(name)))(
    '$name takes the live value that the text stands for',
    async (exported) => {
      const { toolResult } = await load(exported);
      const plain = exported.output.replace(/(\d\.\d*?)0+(?=[\s,}])/g, '$1').replaceAll('.,', ',');
      expect(toolResult(JSON.parse(plain), {}, fakeDeps).text).toBe(toolResult(plain, {}, fakeDeps).text);
    },
  );

  test('reads back as the config it was made from', () => {
    for (const { name, shaper } of cases) {
      const { design, problems } = readExport(exportedFiles.get(name) ?? []);
      expect(design.shaper).toEqual(shaper);
      expect(design.name).toBe(name);
      expect(problems).toEqual([]);
    }
  });

  test('carries only what its shaper uses', () => {
    const { output } = cases.find(({ name }) => name.startsWith('flat-rows-')) ?? { output: '' };
    const shaper = editShaper(suggestShaper(readOutput(output)), [
      { type: 'set', stage: 'render', change: { format: 'json-compact', head: 'json-compact' } },
    ]);
    const text = exportTypeScript({ name: 'flat', shaper }, {}, sources)[0]?.text ?? '';
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

  test('says so where a budget has no counter, and cuts nothing to it', async () => {
    const budgeted = cases.filter(
      ({ shaper }) => shaper.truncate.budget !== null && shaper.envelope.style === 'status',
    );
    expect(budgeted.length).toBeGreaterThan(5);
    for (const { name, output, shaper } of budgeted) {
      const { toolResult } = await load({ name });
      const { result } = runShaper(readOutput(output, shaper.read), editShaper(shaper, [noBudget]), fakeDeps);
      expect(toolResult(output)).toMatchObject({
        result: { completeness: result.completeness, warnings: [...result.warnings, 'budget_not_applied'].sort() },
      });
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
