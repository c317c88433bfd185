import type { FieldStat, Path, SortKey } from '../model.ts';
import { isEach, isSamePath } from '../path.ts';
import type { CheckView } from './check-view.ts';

const recencyNames =
  /^(?:\w{0,20}(?:updated|modified|created|published|started|occurred)(?:_?(?:at|on|time|date))?|\w{0,20}(?:Updated|Modified|Created|Published|Started)(?:At|On|Time|Date)?|@?timestamp|ts|time|date|datetime|due_date|order_date)$/i;
const idNames = /^(?:id|_id|uuid|guid|key|number|sha|\w{1,30}_(?:id|no|number)|\w{1,30}(?:Id|ID|No|Number))$/;
/** Where no field is called an id. */
const nameNames = /^(?:name|path|arn|slug|title)$/i;

/** Sort keys that no two rows share, the newest first where a time tells; none where the rows have no such field. */
export function stableOrder(view: CheckView): readonly SortKey[] {
  const recency = findField(view, (stat) => recencyNames.test(lastKey(stat)) && isTime(stat));
  return [...(recency === null ? [] : [{ path: recency, direction: 'desc' } as const]), ...tieBreakers(view)];
}

/** A key by which no two rows are equal. */
export function tieBreakers(view: CheckView): readonly SortKey[] {
  const id =
    findField(view, (stat) => idNames.test(lastKey(stat)) && isUnique(stat)) ??
    findField(view, (stat) => nameNames.test(lastKey(stat)) && isUnique(stat));
  return id === null ? [] : [{ path: id, direction: 'asc' }];
}

/** Whether the config sorts by something that no two rows share. */
export function isSortedByUnique(view: CheckView): boolean {
  return view.shaper.truncate.sort.some(({ path }) => isUniqueAt(view, path));
}

/** The first such field that every row has, by the name that Truncate sees. */
function findField(view: CheckView, accepts: (stat: FieldStat) => boolean): Path | null {
  const stat = view.shown.find(
    (candidate) =>
      candidate.isLeaf &&
      candidate.path.length <= 2 &&
      candidate.absent === 0 &&
      candidate.nulls === 0 &&
      !candidate.path.some(isEach) &&
      candidate.present === view.selectedRows &&
      !view.fields.isRedacted(candidate.path) &&
      accepts(candidate),
  );
  return stat === undefined ? null : view.fields.nameOf(stat.path);
}

function lastKey({ path }: FieldStat): string {
  return String(path.at(-1));
}

function isUnique(stat: FieldStat): boolean {
  return stat.distinctCapped || stat.distinct === stat.present;
}

function isUniqueAt(view: CheckView, name: Path): boolean {
  return view.shown.some((stat) => isSamePath(view.fields.nameOf(stat.path), name) && isUnique(stat));
}

/** Text that sorts by time as it stands, or a number. */
function isTime({ types, sample }: FieldStat): boolean {
  const kinds = Object.keys(types);
  return kinds.length === 1 && (kinds[0] === 'number' || /^\d{4}-\d\d-\d\d/.test(sample));
}
