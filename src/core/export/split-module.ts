/** A top-level declaration of a module, with the comment above it. */
export interface Declaration {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'const';
  readonly module: string;
  readonly text: string;
}

/** A name that a module takes from a package. */
export interface PackageImport {
  readonly name: string;
  readonly from: string;
  readonly isDefault: boolean;
  readonly isType: boolean;
}

export interface ModuleParts {
  readonly declarations: readonly Declaration[];
  readonly imports: readonly PackageImport[];
}

const opening =
  /^(?:export )?(?:abstract )?(?:async )?(function|class|interface|type|const)\*? ([\p{L}_$][\p{L}\p{N}_$]*)/u;
const other = /^(?:import|export)\b/;

/**
 * Splits a module of ours into its top-level declarations. Our modules hold nothing else: every declaration opens at the
 * start of a line, and everything in it is indented or closes it.
 */
export function splitModule(module: string, source: string): ModuleParts {
  const declarations: Declaration[] = [];
  const imports: PackageImport[] = [];
  let comment: string[] = [];
  let open: { name: string; kind: Declaration['kind']; lines: string[] } | null = null;
  let passing: string[] | null = null;
  const close = () => {
    if (open !== null)
      declarations.push({ name: open.name, kind: open.kind, module, text: open.lines.join('\n').trimEnd() });
    open = null;
  };
  for (const line of source.split('\n')) {
    const match = opening.exec(line);
    if (passing !== null) {
      passing.push(line);
    } else if (match !== null && !/^export type \{/.test(line)) {
      close();
      open = { name: match[2] ?? '', kind: kindOf(match[1] ?? ''), lines: [...comment, line] };
      comment = [];
    } else if (other.test(line)) {
      close();
      comment = [];
      passing = [line];
    } else if (/^(?:\/\*\*|\/\/)/.test(line) || (comment.length > 0 && /^ \*/.test(line))) {
      close();
      comment = /^(?:\/\*\*|\/\/)/.test(line) && !line.startsWith('//') ? [line] : [...comment, line];
    } else if (open !== null) {
      open.lines.push(line);
    } else if (line.trim() === '') {
      comment = [];
    }
    if (passing?.at(-1)?.endsWith(';')) {
      imports.push(...readImport(passing.join(' ')));
      passing = null;
    }
  }
  close();
  return { declarations, imports };
}

function kindOf(word: string): Declaration['kind'] {
  if (word === 'function' || word === 'class' || word === 'interface' || word === 'type') return word;
  return 'const';
}

function readImport(statement: string): readonly PackageImport[] {
  const match = /^import (type )?(?:([\p{L}_$][\p{L}\p{N}_$]*)(?:, )?)?(?:\{([^}]*)\})? ?from '([^']+)'/u.exec(
    statement,
  );
  const from = match?.[4] ?? '.';
  if (match === null || from.startsWith('.')) return [];
  const isType = match[1] !== undefined;
  const named = (match[3] ?? '').split(',').map((part) => part.trim());
  const imports = named
    .filter((part) => part !== '')
    .map((part) => ({
      name: part.replace(/^type /, ''),
      from,
      isDefault: false,
      isType: isType || part.startsWith('type '),
    }));
  return match[2] === undefined ? imports : [{ name: match[2], from, isDefault: true, isType }, ...imports];
}
