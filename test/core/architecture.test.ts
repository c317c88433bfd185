import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** What each part of `src` may import beside itself; the core only through its index. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['ui'],
  ui: ['state', 'core'],
  state: ['engine/client.ts', 'engine/protocol.ts', 'engine/answers.ts', 'core', 'engine/locate.ts'],
  'engine/client.ts': ['engine/client', 'engine/protocol.ts', 'engine/answers.ts', 'core'],
  'engine/client': ['engine/protocol.ts', 'engine/answers.ts', 'core'],
  'engine/protocol.ts': ['engine/answers.ts', 'core', 'tokens/encoding-name.ts'],
  'engine/answers.ts': ['core'],
  'engine/locate.ts': ['core'],
  engine: ['engine/protocol.ts', 'engine/answers.ts', 'engine/locate.ts', 'core', 'tokens'],
  'tokens/encoding-name.ts': [],
  tokens: ['tokens/encoding-name.ts'],
  core: [],
};

/** The core's layers, lowest first; a module imports from lower layers and its own file or folder. */
const layers = ['topics of the model', 'model', 'leaf helpers', 'folders', 'shaper', 'run', 'check', 'index'] as const;

/** Modules and folders on a layer of their own; other files are leaf helpers, other folders are folders. */
const layerOf: Readonly<Record<string, (typeof layers)[number]>> = {
  model: 'topics of the model',
  'model.ts': 'model',
  words: 'leaf helpers',
  'shaper.ts': 'shaper',
  'design.ts': 'shaper',
  'revive.ts': 'shaper',
  'suggest-shaper.ts': 'shaper',
  'make-variant.ts': 'run',
  'run.ts': 'run',
  'equip-step.ts': 'run',
  'steps.ts': 'run',
  'run-shaper.ts': 'run',
  'tool-result.ts': 'run',
  'export-design.ts': 'run',
  check: 'check',
  'index.ts': 'index',
};

/** Folders with one thing a file, each listed by its `index.ts`, and the files there that are not such a thing. */
const registries: Readonly<Record<string, readonly string[]>> = {
  'read/readers': [],
  'fields/transforms': ['transform.ts'],
  'redact/detectors': [],
  'redact/targets': [],
  'render/formats': [],
  'render/read-back': [],
  'envelope/styles': [],
  'truncate/pagers': ['pager.ts'],
  'truncate/lessons': ['fit-value.ts', 'lesson.ts', 'python-text.ts'],
  variants: ['variant.ts'],
  wire: [],
  'check/checks': [],
};

interface Import {
  readonly from: string;
  readonly isRelative: boolean;
}

interface Module {
  /** From `src`, with slashes. */
  readonly path: string;
  readonly program: ESTree.Program;
  readonly imports: readonly Import[];
}

const src = fileURLToPath(new URL('../../src', import.meta.url));
const modules = listFiles(src).map(readModule);
const coreModules = modules.filter(({ path }) => path.startsWith('core/'));

describe('arrows point down only', () => {
  test('between the parts of the app', () => {
    const wrong = modules.flatMap(({ path, imports }) =>
      relativeTargets(imports)
        .filter((target) => !mayImport(path, target))
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong, wrong.join('\n')).toEqual([]);
  });

  test('inside the core, where folders do not know each other', () => {
    const wrong = coreModules.flatMap(({ path, imports }) =>
      relativeTargets(imports)
        .filter((target) => target.startsWith('core/') && !mayImportInCore(path, target))
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong, wrong.join('\n')).toEqual([]);
  });

  test('and no module reaches itself again', () => {
    expect(findCycles(modules)).toEqual([]);
  });
});

const presentRegistries = Object.keys(registries).filter((folder) => existsSync(join(src, 'core', folder, 'index.ts')));

describe.each(presentRegistries)('core/%s', (folder) => {
  const inFolder = coreModules.filter(({ path }) => dirname(path) === `core/${folder}`);
  const notListed = ['index.ts', ...(registries[folder] ?? [])];
  const members = inFolder.filter(({ path }) => !notListed.includes(basename(path)));

  test('lists every file in its index', () => {
    const index = inFolder.find(({ path }) => basename(path) === 'index.ts');
    const listed = relativeTargets(index?.imports ?? []);
    expect(members.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([]);
  });

  test('has no file that imports a peer or the index', () => {
    const own = [...members.map(({ path }) => path), `core/${folder}/index.ts`];
    const wrong = members.flatMap(({ path, imports }) =>
      relativeTargets(imports)
        .filter((target) => own.includes(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(wrong, wrong.join('\n')).toEqual([]);
  });
});

describe('the core can be joined into one file', () => {
  test('its top-level names are unique, the examples that stay behind aside', () => {
    const places = new Map<string, string[]>();
    for (const { path, program } of coreModules) {
      const names = new Set(declaredNames(program));
      names.delete('examples');
      for (const name of names) places.set(name, [...(places.get(name) ?? []), path]);
    }
    const shared = [...places].filter(([, paths]) => paths.length > 1);
    expect(shared.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([]);
  });

  test('no name inside a function hides one of the top level, wherever that stands', () => {
    const exported = coreModules.filter(({ path }) => !/^core\/(?:check|export)\//.test(path));
    const top = new Set(exported.flatMap(({ program }) => declaredNames(program)));
    top.delete('examples');
    const hidden = exported.flatMap(({ path, program }) =>
      [...new Set(localNames(program).filter((name) => top.has(name)))].map((name) => `${path}: ${name}`),
    );
    expect(hidden, hidden.join('\n')).toEqual([]);
  });

  test.each([
    ['imports under another name', hasAlias],
    ['imports for a side effect', hasSideEffectImport],
    ['default exports', hasDefaultExport],
    ['module state', hasModuleState],
    ['import.meta', hasImportMeta],
    ['imports inside functions', hasDynamicImport],
  ])('it has no %s', (_, isWrong) => {
    expect(coreModules.filter(({ program }) => isWrong(program)).map(({ path }) => path)).toEqual([]);
  });
});

function mayImport(path: string, target: string): boolean {
  const from = partOf(path);
  const to = partOf(target);
  if (from === to) return true;
  const allowed = arrows[from];
  if (allowed === undefined) return false;
  if (to === 'core') return allowed.includes('core') && target === 'core/index.ts';
  return allowed.includes(to);
}

/** The longest row of `arrows` that the path is in, or the path's first folder. */
function partOf(path: string): string {
  const steps = path.split('/');
  const outer = steps.map((_, length) => steps.slice(0, steps.length - length).join('/'));
  return outer.find((part) => arrows[part] !== undefined) ?? path;
}

function mayImportInCore(path: string, target: string): boolean {
  const [from, to] = [withinCore(path), withinCore(target)];
  if (from.part === to.part) return true;
  if (from.layer === to.layer) return from.layer !== layers.indexOf('folders');
  return to.layer < from.layer;
}

function withinCore(path: string): { part: string; layer: number } {
  const [, part = '', ...rest] = path.split('/');
  return { part, layer: layers.indexOf(layerOf[part] ?? (rest.length === 0 ? 'leaf helpers' : 'folders')) };
}

function relativeTargets(imports: readonly Import[]): string[] {
  return imports.filter(({ isRelative }) => isRelative).map(({ from }) => from);
}

/** Types count too: a cycle of types still ties two files into one. */
function findCycles(all: readonly Module[]): string[] {
  const importsOf = new Map(all.map(({ path, imports }) => [path, relativeTargets(imports)]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const target of importsOf.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of importsOf.keys()) visit(path, []);
  return cycles;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort();
}

function readModule(path: string): Module {
  const { program, errors } = parseSync(path, readFileSync(join(src, path), 'utf8'));
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const imports = sourcesOf(program).map((source) => {
    const isRelative = source.startsWith('.');
    return { from: isRelative ? normalize(join(dirname(path), source)).replace(/\?\w+$/, '') : source, isRelative };
  });
  return { path, program, imports };
}

function sourcesOf(program: ESTree.Program): string[] {
  return findNodes(program, (node) =>
    [
      'ImportDeclaration',
      'ExportNamedDeclaration',
      'ExportAllDeclaration',
      'ImportExpression',
      'TSImportType',
    ].includes(node.type),
  ).flatMap(({ source }) => (isNode(source) && typeof source.value === 'string' ? [source.value] : []));
}

function declaredNames(program: ESTree.Program): string[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration === null) return [];
    if (declaration.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) => boundNames(id as unknown as Node));
    }
    return 'id' in declaration && isNode(declaration.id) ? boundNames(declaration.id as Node) : [];
  });
}

/** Names bound by parameters and by declarations below the top level. */
function localNames(program: ESTree.Program): string[] {
  const functions = findNodes(program, ({ params }) => Array.isArray(params));
  const parameters = functions.flatMap(({ params }) => (params as unknown[]).filter(isNode).flatMap(bindingNames));
  const bodies = functions.flatMap(({ body }) => findNodes(body, ({ type }) => type === 'VariableDeclarator'));
  return [...parameters, ...bodies.flatMap(({ id }) => (isNode(id) ? bindingNames(id) : []))];
}

function bindingNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'ObjectPattern' && Array.isArray(pattern.properties)) {
    return pattern.properties
      .filter(isNode)
      .flatMap((property) => bindingNames((property.value ?? property.argument) as Node));
  }
  if (pattern.type === 'ArrayPattern' && Array.isArray(pattern.elements))
    return pattern.elements.filter(isNode).flatMap(bindingNames);
  const inner = pattern.left ?? pattern.argument ?? pattern.parameter;
  return isNode(inner) ? bindingNames(inner) : [];
}

function boundNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  return findNodes(pattern, (node) => node.type === 'Property' || node.type === 'ArrayPattern').flatMap((node) =>
    [node.value, ...(Array.isArray(node.elements) ? node.elements : [])].flatMap((part) =>
      isNode(part) && part.type === 'Identifier' ? [String(part.name)] : [],
    ),
  );
}

function hasAlias(program: ESTree.Program): boolean {
  return (
    findNodes(program, ({ type, imported, local, exported }) => {
      if (type === 'ImportNamespaceSpecifier') return true;
      const [outer, inner] = type === 'ImportSpecifier' ? [imported, local] : [exported, local];
      const isSpecifier = type === 'ImportSpecifier' || type === 'ExportSpecifier';
      return isSpecifier && isNode(outer) && isNode(inner) && outer.name !== inner.name;
    }).length > 0
  );
}

function hasSideEffectImport(program: ESTree.Program): boolean {
  return program.body.some((statement) => statement.type === 'ImportDeclaration' && statement.specifiers.length === 0);
}

function hasDefaultExport(program: ESTree.Program): boolean {
  return program.body.some(({ type }) => type === 'ExportDefaultDeclaration' || type === 'TSExportAssignment');
}

function hasModuleState(program: ESTree.Program): boolean {
  return program.body.some((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' && declaration.kind !== 'const';
  });
}

function hasImportMeta(program: ESTree.Program): boolean {
  return findNodes(program, ({ type }) => type === 'MetaProperty').some(
    ({ meta }) => isNode(meta) && meta.name === 'import',
  );
}

function hasDynamicImport(program: ESTree.Program): boolean {
  return findNodes(program, ({ type }) => type === 'ImportExpression').length > 0;
}

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function findNodes(root: unknown, isWanted: (node: Node) => boolean): Node[] {
  if (Array.isArray(root)) return root.flatMap((part) => findNodes(part, isWanted));
  if (!isNode(root)) return [];
  const inside = Object.values(root).flatMap((part) => (typeof part === 'object' ? findNodes(part, isWanted) : []));
  return isWanted(root) ? [root, ...inside] : inside;
}
