import {
  type FieldRule,
  type FieldStat,
  isSamePath,
  type Path,
  pathKey,
  ruleFor,
  type Shaper,
  showPath,
  type ValueName,
} from '../core/index.ts';

/** A field as the table shows it. */
export interface FieldRow {
  readonly key: string;
  readonly path: Path;
  readonly shown: string;
  readonly depth: number;
  readonly stat: FieldStat;
  readonly rule: FieldRule;
  /** Exact tokens over all records; null until counted. */
  readonly tokens: number | null;
  /** A field above it is dropped, and it with that one. */
  readonly isUnderDropped: boolean;
  readonly isKept: boolean;
}

export type FieldSort = 'cost' | 'order';

export interface FieldView {
  readonly sort: FieldSort;
  readonly filter: string;
}

/** The rows of the table: the dearest first, or in the order in which the model gets them. */
export function listFieldRows(
  stats: readonly FieldStat[],
  tokens: readonly (number | null)[] | null,
  fields: Shaper['fields'],
  view: FieldView,
): readonly FieldRow[] {
  const dropped = new Set(fields.rules.filter((rule) => !rule.keep).map((rule) => pathKey(rule.path)));
  const rules = new Map(fields.rules.map((rule) => [pathKey(rule.path), rule]));
  const rows = stats.map((stat, index): FieldRow => {
    const key = pathKey(stat.path);
    const rule = rules.get(key) ?? ruleFor(fields, stat.path);
    const isUnderDropped = hasDroppedAncestor(stat.path, dropped);
    return {
      key,
      path: stat.path,
      shown: showPath(stat.path),
      depth: stat.depth,
      stat,
      rule,
      tokens: tokens?.[index] ?? stat.tokens,
      isUnderDropped,
      isKept: !isUnderDropped && rule.keep && (fields.others === 'keep' || rules.has(key)),
    };
  });
  const wanted = view.filter.trim().toLowerCase();
  // A record that is no object has no fields, only itself.
  const named = rows.filter(({ path }) => path.length > 0);
  const sorted = view.sort === 'cost' ? byCost(named) : byOrder(named, fields.order);
  if (wanted === '') return sorted;
  return sorted.filter(
    ({ shown, rule }) => shown.toLowerCase().includes(wanted) || rule.name?.toLowerCase().includes(wanted) === true,
  );
}

/** What a person writes as a value of a field, as the output would hold it: text where the field holds texts, else JSON. */
export function readFieldValue(text: string, { types }: FieldStat): ValueName['from'] {
  if (Object.hasOwn(types, 'string')) return text;
  const trimmed = text.trim();
  if (trimmed === 'null') return null;
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true';
  const number = Number(trimmed);
  return trimmed !== '' && String(number) === trimmed ? number : text;
}

/** A field with those below it. */
export interface FieldNode {
  readonly key: string;
  readonly shown: string;
  readonly children: readonly FieldNode[];
}

/** The rows as a tree, siblings in the order of the rows; a field whose parent is not among them stands at the root. */
export function nestFieldRows(rows: readonly FieldRow[]): readonly FieldNode[] {
  const known = new Set(rows.map((row) => row.key));
  const roots: FieldNode[] = [];
  const childrenOf = new Map<string, FieldNode[]>(rows.map((row) => [row.key, []]));
  for (const { key, shown, path } of rows) {
    const siblings = childrenOf.get(nearestKnown(path, known)) ?? roots;
    siblings.push({ key, shown, children: childrenOf.get(key) ?? [] });
  }
  return roots;
}

/** The siblings of a field in their order after it was put before or after another field, or null where it stays. */
export function placeAmongSiblings(
  rows: readonly FieldRow[],
  path: Path,
  target: Path,
  side: 'before' | 'after',
): readonly Path[] | null {
  const siblings = siblingsOf(rows, path);
  const shown = rows.map((row) => row.path);
  const line = shown.findIndex((other) => isSamePath(other, target)) + (side === 'after' ? 1 : 0);
  const above = new Set(shown.slice(0, line));
  const others = siblings.filter((other) => !isSamePath(other, path));
  const at = others.filter((other) => above.has(other)).length;
  const moved = [...others.slice(0, at), path, ...others.slice(at)];
  return moved.every((other, index) => isSamePath(other, siblings[index] ?? [])) ? null : moved;
}

function siblingsOf(rows: readonly FieldRow[], path: Path): readonly Path[] {
  const parent = path.slice(0, -1);
  return rows
    .map((row) => row.path)
    .filter((other) => other.length === path.length && isSamePath(other.slice(0, -1), parent));
}

/** The siblings of a field in their order after it moved by one place; null at either end. */
export function moveAmongSiblings(rows: readonly FieldRow[], path: Path, by: -1 | 1): readonly Path[] | null {
  const siblings = siblingsOf(rows, path);
  const at = siblings.findIndex((other) => isSamePath(other, path));
  const to = at + by;
  const neighbour = siblings[to];
  if (at < 0 || neighbour === undefined) return null;
  return siblings.map((other, index) => (index === at ? neighbour : index === to ? path : other));
}

/** Fields that hold null wherever they are present. */
export function alwaysNull(rows: readonly FieldRow[]): readonly FieldRow[] {
  return rows.filter(({ stat, isKept }) => isKept && stat.present > 0 && stat.nulls === stat.present);
}

function hasDroppedAncestor(path: Path, dropped: ReadonlySet<string>): boolean {
  if (dropped.size === 0) return false;
  for (let length = 1; length < path.length; length += 1) if (dropped.has(pathKey(path.slice(0, length)))) return true;
  return false;
}

function byCost(rows: readonly FieldRow[]): readonly FieldRow[] {
  return [...rows].sort((a, b) => (b.tokens ?? 0) - (a.tokens ?? 0));
}

/** As a tree, siblings by their rank, those without one as the source has them. */
function byOrder(rows: readonly FieldRow[], order: readonly Path[]): readonly FieldRow[] {
  const ranks = new Map(order.map((path, rank) => [pathKey(path), rank]));
  const known = new Set(rows.map((row) => row.key));
  const children = new Map<string, FieldRow[]>();
  for (const row of rows) {
    const parent = nearestKnown(row.path, known);
    const list = children.get(parent);
    if (list === undefined) children.set(parent, [row]);
    else list.push(row);
  }
  const ordered: FieldRow[] = [];
  const visit = (key: string) => {
    const siblings = children.get(key) ?? [];
    const rankOf = (row: FieldRow) => ranks.get(row.key) ?? Number.POSITIVE_INFINITY;
    siblings.sort((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b)));
    for (const row of siblings) {
      ordered.push(row);
      visit(row.key);
    }
  };
  visit('');
  return ordered;
}

function nearestKnown(path: Path, known: ReadonlySet<string>): string {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const key = pathKey(path.slice(0, length));
    if (known.has(key)) return key;
  }
  return '';
}
