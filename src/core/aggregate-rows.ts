import {
  addDecimals,
  type Decimal,
  decimalNumber,
  divideDecimal,
  orderDecimals,
  toDecimal,
  trimDecimal,
} from './decimal.ts';
import type { Json, Path } from './model.ts';
import { readPath, valueAt } from './path.ts';
import { isExactNumber, isScalar, makeObject, typeOf } from './value.ts';

const measureKinds = ['count', 'sum', 'mean', 'min', 'max', 'first', 'last'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** One figure of a group; the path is null for its rows as such. */
export interface Measure {
  readonly kind: MeasureKind;
  readonly path: Path | null;
}

/** Such as `count, sum total_amount, max created_at`; what is no measure is left out. */
export function readMeasures(text: string): readonly Measure[] {
  return text.split(',').flatMap((part) => {
    const [, word = '', rest = ''] = /^\s*(\w+)\s*(.*?)\s*$/.exec(part) ?? [];
    const kind = measureKinds.find((known) => known === word.toLowerCase());
    const path = rest === '' ? null : readPath(rest);
    if (kind === undefined || (path === null && (kind !== 'count' || rest !== ''))) return [];
    return [{ kind, path }];
  });
}

/** Paths between commas. */
export function splitPaths(text: string): readonly Path[] {
  return text.split(',').flatMap((part) => {
    const path = part.trim() === '' ? null : readPath(part.trim());
    return path === null ? [] : [path];
  });
}

/** Rows that are groups, and the fields that they are made of. */
export interface GroupedRows {
  readonly rows: readonly Json[];
  readonly groups: readonly { readonly from: Path; readonly name: string }[];
}

/** One row for each group, in the order in which they are first met. */
export function aggregateRows(
  rows: readonly Json[],
  columns: readonly Path[],
  measures: readonly Measure[],
  rename: (path: Path) => Path,
): GroupedRows {
  const places = columns.map(rename);
  const groups = new Map<string, Json[]>();
  for (const row of rows) {
    const key = JSON.stringify(places.map((place) => groupKey(valueAt(row, place))));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  if (columns.length === 0 && groups.size === 0) groups.set('', []);
  const made = [...groups.values()].map((group) =>
    makeObject([
      ...places.map((place) => [nameOfPath(place), valueAt(group[0] ?? null, place) ?? null] as const),
      ...measures.map((measure) => [nameOfMeasure(measure, rename), measureRows(group, measure, rename)] as const),
    ]),
  );
  const moved = [
    ...columns.map((path) => ({ from: path, name: nameOfPath(rename(path)) })),
    ...measures.flatMap((measure) =>
      measure.path === null ? [] : [{ from: measure.path, name: nameOfMeasure(measure, rename) }],
    ),
  ];
  return { rows: made, groups: moved };
}

/** Text and what only looks like it are apart; so are null and nothing. */
function groupKey(value: Json | undefined): readonly string[] {
  return value === undefined ? [] : [typeOf(value), keyOfValue(value)];
}

function nameOfPath(path: Path): string {
  return path.filter((segment) => typeof segment !== 'object').join('_');
}

function nameOfMeasure({ kind, path }: Measure, rename: (path: Path) => Path): string {
  return path === null ? kind : `${kind}_${nameOfPath(rename(path))}`;
}

/** Null where there is nothing to measure. Sums and means are exact in decimal digits. */
export function measureRows(rows: readonly Json[], { kind, path }: Measure, rename: (path: Path) => Path): Json {
  if (path === null) return rows.length;
  const place = rename(path);
  const found = rows.map((row) => valueAt(row, place)).filter((value) => value !== undefined && value !== null);
  switch (kind) {
    case 'count':
      return found.length;
    case 'first':
      return found[0] ?? null;
    case 'last':
      return found.at(-1) ?? null;
    case 'min':
    case 'max':
      return extremeOf(found, kind);
    case 'sum':
    case 'mean': {
      const decimals = found.flatMap((value) => toDecimal(value) ?? []);
      if (decimals.length === 0) return null;
      const sum = decimals.reduce(addDecimals);
      return decimalNumber(kind === 'sum' ? sum : trimDecimal(divideDecimal(sum, decimals.length, sum.scale + 4)));
    }
  }
}

/** By number where all are numbers, else as text, which suits dates in ISO 8601. */
function extremeOf(values: readonly Json[], kind: 'min' | 'max'): Json {
  const ranked = values.filter(isScalar).map((value) => ({ value, decimal: toDecimal(value) }));
  const [first] = ranked;
  if (first === undefined) return null;
  const areNumbers = ranked.every(({ decimal }) => decimal !== null);
  const order = (a: { value: Json; decimal: Decimal | null }, b: { value: Json; decimal: Decimal | null }): number => {
    if (areNumbers && a.decimal !== null && b.decimal !== null) return orderDecimals(a.decimal, b.decimal);
    const [left, right] = [keyOfValue(a.value), keyOfValue(b.value)];
    return left === right ? 0 : left < right ? -1 : 1;
  };
  return ranked.reduce(
    (best, one) => ((kind === 'min' ? order(one, best) < 0 : order(one, best) > 0) ? one : best),
    first,
  ).value;
}

function keyOfValue(value: Json | undefined): string {
  if (value === undefined) return '';
  return isExactNumber(value) ? value.text : typeof value === 'string' ? value : JSON.stringify(value);
}
