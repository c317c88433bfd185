import type { Json, Problem } from '../model.ts';
import { makeObject } from '../value.ts';

/** A name for every column, none twice; columns beyond the header are `extra_1` and so on. */
export function nameColumns(header: readonly string[], width: number): readonly string[] {
  const used = new Set(header);
  const seen = new Set<string>();
  const copies = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const wanted =
      header[index] || (index < header.length ? `column_${index + 1}` : `extra_${index - header.length + 1}`);
    let name = wanted;
    let copy = copies.get(wanted) ?? 2;
    for (; seen.has(name) || (name !== header[index] && used.has(name)); copy++) name = `${wanted}_${copy}`;
    copies.set(wanted, copy);
    seen.add(name);
    return name;
  });
}

/** A row of cells under these names; cells that are missing are no members. */
export function toRecord(names: readonly string[], row: readonly Json[]): Json {
  return makeObject(row.map((cell, index) => [names[index] ?? '', cell] as const));
}

/** Columns of one name, the header standing from `start` to `end`. */
export function duplicateColumns(
  header: readonly string[],
  names: readonly string[],
  start: number,
  end: number,
): readonly Problem[] {
  return header.flatMap((cell, index) => {
    const values = { name: cell, renamed: names[index] ?? '' };
    return cell === '' || names[index] === cell ? [] : [{ id: 'csv.duplicate-header', values, start, end }];
  });
}
