import type { ExportedFile, Json, Problem, Sources } from '../model.ts';
import { parseJson } from '../parse-json.ts';
import { inferType } from './infer-type.ts';
import { joinSources, readSources, type SourceGraph } from './join-sources.ts';
import type { PackageImport } from './split-module.ts';
import { type TestedShaper, writeTests } from './write-tests.ts';

/** The parts of a shaper that decide which of our modules its code needs. */
export interface ExportedShaper extends TestedShaper {
  readonly read: { readonly on: boolean; readonly readers: readonly string[] | null };
  readonly fields: TestedShaper['fields'] & { readonly changes: readonly { readonly transform: string }[] };
  readonly redact: {
    readonly on: boolean;
    readonly rules: readonly {
      readonly target: { readonly by: string; readonly detector?: string; readonly keys?: readonly string[] };
      readonly action: string;
    }[];
  };
  readonly truncate: {
    readonly on: boolean;
    readonly rows: number | null;
    readonly budget: { readonly tokens?: number | undefined } | null;
    readonly cursor: string | null;
    readonly sort: readonly unknown[];
    readonly text: unknown;
    readonly depth: number | null;
    readonly fold: boolean;
  };
  readonly envelope: { readonly on: boolean; readonly style: string; readonly summary: string };
  readonly render: {
    readonly on: boolean;
    readonly format: string;
    readonly head: string;
    readonly fence: boolean;
  };
  readonly message: { readonly on: boolean; readonly wire: string };
}

export interface ExportDesign<S extends ExportedShaper> {
  readonly name: string;
  readonly shaper: S;
}

export interface ExportOptions {
  /** The main file's name without its ending; `tool-result` when left out. */
  readonly fileName?: string;
  /** What the model got of a sample, for a type of its rows; no such file when left out. */
  readonly data?: Json;
  /** False leaves out the tests. */
  readonly tests?: boolean;
}

const shaperStart = 'export const shaper: Shaper = ';
/** The versions that the exported code was made and tested with. */
const packageVersions: { readonly [name: string]: string } = {
  papaparse: '5.7.1',
  'js-yaml': '5.5.0',
  jsonrepair: '3.15.0',
  htmlparser2: '10.1.0',
};

/**
 * TypeScript files; the first is strict, complete in itself and holds `toolResult(output, facts?, deps?)`, which returns byte for byte what the page shows,
 * joined from the core's own sources, and `shaper`, the config. `stepIds` are the ids of the steps that do something.
 */
export function writeExport<S extends ExportedShaper>(
  design: ExportDesign<S>,
  stepIds: readonly string[],
  options: ExportOptions,
  sources: Sources,
): readonly ExportedFile[] {
  const graph = readSources(sources);
  const { shaper } = design;
  const entry = writeEntry(shaper, chosenPagers(graph, shaper));
  const partsList = writeParts(shaper, stepIds, graph);
  const { text, imports } = joinSources(graph, `${entry}\n${partsList}`);
  const config = `${shaperStart}${JSON.stringify(shaper, null, 2)};`;
  const parts = [writeHeader(design, imports), writeImports(imports), config, entry, text, partsList];
  const file = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  const fileName = options.fileName ?? 'tool-result';
  return [
    { path: `${fileName}.ts`, text: file },
    ...(options.data === undefined ? [] : [{ path: `${fileName}.types.ts`, text: writeTypes(options.data) }]),
    ...(options.tests === false ? [] : [{ path: `${fileName}.test.ts`, text: writeTests(shaper, fileName) }]),
  ];
}

function writeTypes(data: Json): string {
  return `/** What the model gets as data, as the sample shows it. */\nexport type ToolData = ${inferType(data)};\n`;
}

function writeEntry(shaper: ExportedShaper, pagers: readonly string[]): string {
  const lines = [
    '/**',
    ' * Shapes what the tool returned into what the model gets. Never throws. `output` is the text, or a live value.',
    ...(shaper.truncate.on && shaper.truncate.budget?.tokens !== undefined ? budgetNote : []),
    ...(pagers.length > 0 ? cursorNote : []),
    ...(shaper.render.on && shaper.render.fence ? fenceNote : []),
    ' */',
    'export function toolResult(output: unknown, facts: Facts = {}, deps: Partial<Deps> = {}): ToolResult {',
    '  return shapeOutput(output, facts, deps, shaper, parts);',
    '}',
    ...pagers.flatMap(sourceCursorFunction),
  ];
  return lines.join('\n');
}

const budgetNote: readonly string[] = [
  " * The token budget needs `deps.countTokens`, such as gpt-tokenizer's with `{ disallowedSpecial: new Set() }`; without it",
  ' * nothing is cut to the budget, and the warnings say so.',
];

const cursorNote: readonly string[] = [
  ' * Where rows are left out, the result has a cursor. When a call comes with one, pass it as `facts.cursor`, with what the call',
  ' * asks for as `facts.query` and whose data it may see as `facts.tenant`: a cursor that no longer holds gives an error.',
];

function sourceCursorFunction(pager: string): readonly string[] {
  return [
    '',
    '/** Which of its own pages to ask the source for, when a call comes with this cursor; undefined for the first. */',
    'export function sourceCursor(cursor: string): string | undefined {',
    `  return ${pager}.sourceCursor(cursor);`,
    '}',
  ];
}

const fenceNote: readonly string[] = [
  ' * The fence has a random tag with `deps.randomId`, such as `() => crypto.randomUUID()`; without it the tag is left out.',
];

function writeParts(shaper: ExportedShaper, stepIds: readonly string[], graph: SourceGraph): string {
  const formatIds = shaper.render.on ? [shaper.render.format, shaper.render.head] : [];
  const readerIds = shaper.read.on ? shaper.read.readers : [];
  const rules = stepIds.includes('redact') ? shaper.redact.rules : [];
  const { sort, text, depth, fold, budget } = shaper.truncate;
  const partsOfSteps: { readonly [registry: string]: readonly string[] } = {
    transforms: chosen(
      graph,
      'transforms',
      shaper.fields.changes.map(({ transform }) => transform),
    ),
    targetKinds: chosen(
      graph,
      'targetKinds',
      rules.map(({ target }) => target.by),
    ),
    hashers: chosen(graph, 'hashers', rules.some(({ action }) => action === 'hash') ? null : []),
    rowSorters: chosen(graph, 'rowSorters', sort.length === 0 ? [] : null),
    innerCutters: chosen(graph, 'innerCutters', text === null && depth === null && !fold ? [] : null),
    budgetFitters: chosen(graph, 'budgetFitters', budget === null ? [] : null),
    pagers: chosenPagers(graph, shaper),
  };
  const steps = chosen(graph, 'steps', stepIds).map((name) => {
    const needs = needsOf(graph, name).map((need) => `${need}: [${(partsOfSteps[need] ?? []).join(', ')}]`);
    return needs.length === 0 ? name : `equipStep(${name}, { ${needs.join(', ')} })`;
  });
  const detectorIds = rules.flatMap(({ target }) => target.detector ?? []);
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['readers', chosen(graph, 'readers', readerIds === null ? null : [...readerIds, 'text'])],
    ['steps', steps],
    ['detectors', chosen(graph, 'detectors', detectorIds)],
    ['textFences', chosen(graph, 'textFences', shaper.render.on && shaper.render.fence ? null : [])],
    ['summarizers', chosen(graph, 'summarizers', shaper.envelope.summary === '' ? [] : null)],
    ['styles', chosen(graph, 'styles', shaper.envelope.on ? [shaper.envelope.style] : [])],
    ['formats', chosen(graph, 'formats', formatIds)],
    ['wires', chosen(graph, 'wires', shaper.message.on ? [shaper.message.wire] : [])],
  ];
  const members = lists.map(([name, names]) => `  ${name}: [${names.join(', ')}],`);
  return `const parts: AllParts = {\n${members.join('\n')}\n};`;
}

function chosenPagers(graph: SourceGraph, { truncate }: ExportedShaper): readonly string[] {
  return chosen(graph, 'pagers', truncate.on && truncate.cursor ? [truncate.cursor] : []);
}

/** The registries that a step takes its parts from. */
function needsOf(graph: SourceGraph, step: string): readonly string[] {
  const [, needs = ''] = /^ {2}needs: \[([^\]]*)\]/m.exec(graph.declarations.get(step)?.text ?? '') ?? [];
  return [...needs.matchAll(/'(\w+)'/g)].map(([, registry = '']) => registry);
}

/** The descriptors of a registry with these ids, or all of them for null, as the names of their constants. */
function chosen(graph: SourceGraph, registry: string, ids: readonly string[] | null): readonly string[] {
  const members = graph.references(registry).map((identifier) => identifier.name);
  const names = [...new Set(members)].filter((name) => graph.declarations.get(name)?.kind === 'const');
  const isFree = (name: string) => !/^ {2}isOptIn: true/m.test(graph.declarations.get(name)?.text ?? '');
  return ids === null ? names.filter(isFree) : names.filter((name) => ids.includes(idOf(graph, name)));
}

function idOf(graph: SourceGraph, name: string): string {
  return /^ {2}id: '([^']+)'/m.exec(graph.declarations.get(name)?.text ?? '')?.[1] ?? '';
}

function writeHeader(design: { readonly name: string }, imports: readonly PackageImport[]): string {
  const packages = [...new Set(imports.map((item) => item.from))];
  const needs = packages.map((name) => `${name}@${packageVersions[name] ?? 'latest'}`).join(' ');
  const name = design.name.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
  const lines = [
    `// ${name}: what the model gets of this tool's output.`,
    '// Made with Toolshape. Change the shaper there (import this file) or here; nothing is asked for its use (0BSD).',
    needs === '' ? '// Needs no packages. ES2022.' : `// Needs: npm install ${needs}. ES2022.`,
  ];
  return lines.join('\n');
}

function writeImports(imports: readonly PackageImport[]): string {
  const packages = [...new Set(imports.map((item) => item.from))].sort();
  return packages
    .map((from) => {
      const taken = imports.filter((item) => item.from === from);
      const named = taken
        .filter((item) => !item.isDefault)
        .map((item) => (item.isType ? `type ${item.name}` : item.name));
      const whole = taken.filter((item) => item.isDefault).map((item) => item.name);
      return `import ${[...whole, ...(named.length === 0 ? [] : [`{ ${named.join(', ')} }`])].join(', ')} from '${from}';`;
    })
    .join('\n');
}

/** The config in an exported file, as plain data read without evaluating anything, or what stands in the way. */
export function findExportedShaper(files: readonly ExportedFile[]): {
  readonly saved: unknown;
  readonly name: string;
  readonly problems: readonly Problem[];
} {
  for (const { path, text } of files) {
    const at = text.indexOf(shaperStart);
    if (at < 0) continue;
    const start = at + shaperStart.length;
    const end = endOfLiteral(text, start);
    const { value, problems } = parseJson(text.slice(start, end));
    const moved = problems.map((problem) => ({ ...problem, start: problem.start + start, end: problem.end + start }));
    const name = /^\/\/ (.*): what the model gets of this tool's output\.$/m.exec(text)?.[1] ?? path;
    return { saved: value === undefined ? null : JSON.parse(text.slice(start, end)), name, problems: moved };
  }
  return { saved: null, name: '', problems: [{ id: 'export.no-shaper', values: {}, start: 0, end: 0 }] };
}

/** Just after the literal that opens at `start`. */
function endOfLiteral(text: string, start: number): number {
  const end = text.slice(start).search(/\n\};|\n\}\n|\};/);
  return end < 0 ? text.length : text.indexOf('}', start + end) + 1;
}
