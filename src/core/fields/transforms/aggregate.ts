import { aggregateRows, readMeasures, splitPaths } from '../../aggregate-rows.ts';
import type { RowsTransform, TransformExample } from './transform.ts';

/** Groups with their figures in place of the rows. */
export const aggregateTransform: RowsTransform = {
  id: 'aggregate',
  of: 'rows',
  needsMeta: false,
  defaults: { by: '', measures: 'count' },
  choices: {},
  suits: ({ path }) => path.length === 0,
  changeRows(rows, _path, { by, measures }, rename) {
    const columns = splitPaths(String(by));
    const wanted = readMeasures(String(measures));
    return wanted.length + columns.length === 0 ? null : aggregateRows(rows, columns, wanted, rename);
  },
};

export const examples = [
  {
    rows: '[{"st":"paid","amt":0.1},{"st":"open","amt":5},{"st":"paid","amt":0.2}]',
    path: [],
    options: { by: 'st', measures: 'count, sum amt, mean amt, min amt, max amt' },
    gives:
      '[{"st":"paid","count":2,"sum_amt":0.3,"mean_amt":0.15,"min_amt":0.1,"max_amt":0.2},{"st":"open","count":1,"sum_amt":5,"mean_amt":5,"min_amt":5,"max_amt":5}]',
  },
  {
    rows: '[{"at":"2026-01-02"},{"at":"2026-01-09"},{"at":null}]',
    path: [],
    options: { by: '', measures: 'count, count at, max at' },
    gives: '[{"count":3,"count_at":2,"max_at":"2026-01-09"}]',
  },
] as const satisfies readonly TransformExample[];
