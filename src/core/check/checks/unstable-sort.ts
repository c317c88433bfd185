import type { FieldStat, Path, SortKey } from '../../model.ts';
import { isEach, isSamePath, showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';

const recencyNames =
  /^(?:\w{0,20}(?:updated|modified|created|published|started|occurred)(?:_?(?:at|on|time|date))?|\w{0,20}(?:Updated|Modified|Created|Published|Started)(?:At|On|Time|Date)?|@?timestamp|ts|time|date|datetime|due_date|order_date)$/i;
const idNames = /^(?:id|_id|uuid|guid|key|number|sha|\w{1,30}_(?:id|no|number)|\w{1,30}(?:Id|ID|No|Number))$/;
/** Where no field is called an id. */
const nameNames = /^(?:name|path|arn|slug|title)$/i;

/** Rows are cut in an order that nothing states, or that ties leave open, though they have fields to sort by. */
export const unstableSortCheck: Check = {
  id: 'unstable-sort',
  find(view) {
    const { result, shaper } = view.run;
    // The order of a search is its answer.
    if (view.cutRows === 0 || result.kind === 'retrieval') return [];
    const { sort } = shaper.truncate;
    if (sort.length === 0 && (result.page?.sort ?? '') !== '') return [];
    const id =
      findField(view, (stat) => idNames.test(lastKey(stat)) && isUnique(stat)) ??
      findField(view, (stat) => nameNames.test(lastKey(stat)) && isUnique(stat));
    const recency =
      sort.length > 0 ? null : findField(view, (stat) => recencyNames.test(lastKey(stat)) && isTime(stat));
    const added: readonly SortKey[] = [
      ...(recency === null ? [] : [{ path: recency, direction: 'desc' } as const]),
      ...(id === null ? [] : [{ path: id, direction: 'asc' } as const]),
    ];
    if (added.length === 0 || sort.some(({ path }) => isUniqueAt(view, path))) return [];
    return [
      {
        severity: 'info',
        values: { kept: result.completeness.returned, omitted: view.cutRows, isSorted: sort.length > 0 },
        at: { stage: 'truncate' },
        fix: {
          id: sort.length > 0 ? 'break-ties' : 'sort-rows',
          values: { path: showPath(added[0]?.path ?? []), isNewest: recency !== null },
          edits: [{ type: 'set', stage: 'truncate', change: { on: true, sort: [...sort, ...added] } }],
        },
      },
    ];
  },
};

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

export const examples = {
  flags: [
    {
      output:
        '[{"id":7,"updated_at":"2026-08-01"},{"id":9,"updated_at":"2026-08-03"},{"id":8,"updated_at":"2026-08-03"}]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2 } }],
      found: [
        {
          severity: 'info',
          values: { kept: 2, omitted: 1, isSorted: false },
          at: { stage: 'truncate' },
          fix: 'sort-rows',
        },
      ],
    },
    {
      output:
        '[{"id":7,"updated_at":"2026-08-01"},{"id":9,"updated_at":"2026-08-03"},{"id":8,"updated_at":"2026-08-03"}]',
      edits: [
        {
          type: 'set',
          stage: 'truncate',
          change: { rows: 2, sort: [{ path: ['updated_at'], direction: 'desc' }] },
        },
      ],
      found: [
        {
          severity: 'info',
          values: { kept: 2, omitted: 1, isSorted: true },
          at: { stage: 'truncate' },
          fix: 'break-ties',
        },
      ],
    },
  ],
  passes: [
    { output: '[{"id":7},{"id":9}]', why: 'no row is cut' },
    {
      output: '["pear","fig","plum"]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 2 } }],
      why: 'there is nothing to sort by',
    },
    {
      output: '[{"id":7,"city":"Rome"},{"id":9,"city":"Oslo"}]',
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 1, sort: [{ path: ['id'], direction: 'asc' }] } }],
      why: 'sorted by an id',
    },
    {
      output: '[{"text":"a","score":0.9},{"text":"b","score":0.8}]',
      facts: { kind: 'retrieval' },
      edits: [{ type: 'set', stage: 'truncate', change: { rows: 1 } }],
      why: 'the order of a search is its answer',
    },
  ],
} as const satisfies CheckExamples;
