import type { Json, Path } from '../model.ts';
import { isEach, pathKey } from '../path.ts';
import { recordsAt } from '../records-at.ts';
import { countRows } from '../rows.ts';
import { entriesOf, isArray, isExactNumber, isObject } from '../value.ts';
import { findSnapshot } from './find-paging.ts';
import { findRecords } from './find-records.ts';

export interface SelectChoices {
  readonly lists: readonly ListChoice[];
  readonly scalars: readonly ScalarChoice[];
}
export interface ListChoice {
  readonly path: Path;
  readonly rows: number;
}
export interface ScalarChoice {
  readonly path: Path;
  readonly sample: string;
}

const choiceDepth = 6;
const choiceLimit = 100;
const choiceSampleLength = 80;

/** Lists that could be the records, and members beside them that could be the total or the cursor; the likeliest first. */
export function findChoices(value: Json): SelectChoices {
  const lists: ListChoice[] = [];
  const scalars: ScalarChoice[] = [];
  const visit = (node: Json, path: Path): void => {
    if (isArray(node)) {
      if (lists.length < choiceLimit) lists.push({ path, rows: node.length });
    } else if (isObject(node)) {
      if (path.length < choiceDepth) for (const [key, member] of entriesOf(node)) visit(member, [...path, key]);
    } else if (path.length > 0 && scalars.length < choiceLimit) {
      const shown = isExactNumber(node) ? node.text : String(node);
      scalars.push({ path, sample: shown.slice(0, choiceSampleLength) });
    }
  };
  visit(value, []);
  const { records, total, next } = findRecords(value);
  if (records.some(isEach)) lists.push({ path: records, rows: countRows(recordsAt(value, records) ?? []) });
  lists.sort((a, b) => b.rows - a.rows);
  return { lists: putFirst(lists, [records]), scalars: putFirst(scalars, [total, next, findSnapshot(value, records)]) };
}

function putFirst<T extends { readonly path: Path }>(choices: readonly T[], first: readonly (Path | null)[]): T[] {
  const keys = first.flatMap((path) => (path === null ? [] : [pathKey(path)]));
  const isFirst = (choice: T) => keys.includes(pathKey(choice.path));
  return [...choices.filter(isFirst), ...choices.filter((choice) => !isFirst(choice))];
}
