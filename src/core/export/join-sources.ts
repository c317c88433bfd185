import type { Sources } from '../model.ts';
import { type Identifier, listIdentifiers } from './lex.ts';
import { type Declaration, type PackageImport, splitModule } from './split-module.ts';

/** All declarations of the core by name, with the names that each refers to. */
export interface SourceGraph {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** What each module takes from packages. */
  readonly imports: ReadonlyMap<string, readonly PackageImport[]>;
  references(name: string): readonly Identifier[];
}

/** Sources don't change: each record of them is read once. */
const knownGraphs = new WeakMap<Sources, SourceGraph>();

/** The graph of the core's modules; the parts that exported code can't need are left out. */
export function readSources(sources: Sources): SourceGraph {
  const graph = knownGraphs.get(sources) ?? splitSources(sources);
  knownGraphs.set(sources, graph);
  return graph;
}

function splitSources(sources: Sources): SourceGraph {
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, readonly PackageImport[]>();
  for (const [path, text] of Object.entries(sources)) {
    if (!path.endsWith('.ts') || path.endsWith('.d.ts') || /^core\/(?:export|check)\//.test(path)) continue;
    const module = splitModule(path, text);
    for (const declaration of module.declarations) {
      if (declaration.name !== 'examples') declarations.set(declaration.name, declaration);
    }
    imports.set(path, module.imports);
  }
  const known = new Map<string, readonly Identifier[]>();
  const references = (name: string): readonly Identifier[] => {
    const cached = known.get(name);
    if (cached !== undefined) return cached;
    const found = listIdentifiers(declarations.get(name)?.text ?? '').filter((identifier) => identifier.name !== name);
    known.set(name, found);
    return found;
  };
  return { declarations, imports, references };
}

export interface JoinedSources {
  readonly text: string;
  readonly imports: readonly PackageImport[];
}

/** The declarations that `root` needs, each after those it refers to, as one piece of source. */
export function joinSources(graph: SourceGraph, root: string): JoinedSources {
  const ordered: Declaration[] = [];
  const imports = new Map<string, PackageImport>();
  const members = new Map<string, Set<string> | null>();
  const visited = new Set<string>();
  const visitAll = (identifiers: readonly Identifier[], module: string): void => {
    for (const { name, member } of identifiers) {
      const found = graph.declarations.get(name);
      if (found?.module.startsWith('core/words/')) noteMember(members, name, member);
      const taken = graph.imports.get(module)?.find((item) => item.name === name);
      // What one module takes as a type another may need as a value.
      if (taken !== undefined && imports.get(name)?.isType !== false) imports.set(name, taken);
      if (found !== undefined) visit(found);
    }
  };
  const visit = (declaration: Declaration): void => {
    if (visited.has(declaration.name)) return;
    visited.add(declaration.name);
    visitAll(graph.references(declaration.name), declaration.module);
    ordered.push(declaration);
  };
  visitAll(listIdentifiers(root), '');
  const texts = ordered.map((declaration) => keepMembers(declaration, members.get(declaration.name) ?? null));
  return { text: texts.map(makePrivate).join('\n\n'), imports: [...imports.values()] };
}

function noteMember(members: Map<string, Set<string> | null>, name: string, member: string | null): void {
  if (member === null) members.set(name, null);
  else if (members.get(name) !== null) members.set(name, (members.get(name) ?? new Set()).add(member));
}

/** Of a catalogue of sentences only those that are used; each stands on lines of its own. */
function keepMembers(declaration: Declaration, used: ReadonlySet<string> | null): string {
  if (used === null) return declaration.text;
  const kept: string[] = [];
  let isKept = true;
  for (const line of declaration.text.split('\n')) {
    const key = /^ {2}(?:'([^']+)'|([\p{L}_$][\p{L}\p{N}_$]*))[:(]/u.exec(line);
    if (key !== null) isKept = used.has(key[1] ?? key[2] ?? '');
    else if (/^\S/.test(line)) isKept = true;
    if (isKept) kept.push(line);
  }
  return kept.join('\n');
}

/** Types stay exported, for those who call the code; the rest is the file's own. */
function makePrivate(text: string): string {
  return text.replace(/^export (?=(?:abstract |async )?(?:function|class|const))/m, '');
}
