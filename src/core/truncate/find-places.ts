import type { Json, Path, PathSegment } from '../model.ts';
import { each } from '../path.ts';
import { entriesOf, isArray, isExactNumber, isObject } from '../value.ts';

type Wanted = { readonly by: 'text'; readonly text: string } | { readonly by: 'path'; readonly path: Path };

export interface FactPlaces {
  /** Indexes of rows that hold a value that must survive. */
  readonly rows: ReadonlySet<number>;
  /** Paths from a record that must stay whole. */
  readonly paths: readonly Path[];
}

/** Where what must survive stands: for a value the first row and the path in it, for a path the path itself. */
export function findPlaces(value: Json, facts: readonly Wanted[], shownAt: (path: Path) => Path): FactPlaces {
  const rows = new Set<number>();
  const paths: Path[] = [];
  for (const fact of facts) {
    if (fact.by === 'path') {
      paths.push(shownAt(fact.path));
      continue;
    }
    if (!isArray(value)) {
      const path = findText(value, fact.text, []);
      if (path !== null) paths.push(path);
      continue;
    }
    const index = value.findIndex((row) => findText(row, fact.text, []) !== null);
    if (index < 0) continue;
    rows.add(index);
    paths.push(findText(value[index] ?? null, fact.text, []) ?? []);
  }
  return { rows, paths: paths.filter((path) => path.length > 0) };
}

/** The path to the first scalar that holds the text. */
function findText(value: Json, text: string, path: Path): Path | null {
  if (isArray(value) || isObject(value)) {
    const members: readonly (readonly [PathSegment, Json])[] = isArray(value)
      ? value.map((element) => [each, element] as const)
      : entriesOf(value);
    for (const [segment, member] of members) {
      const found = findText(member, text, [...path, segment]);
      if (found !== null) return found;
    }
    return null;
  }
  const shown = isExactNumber(value) ? value.text : String(value);
  return shown.includes(text) ? path : null;
}
