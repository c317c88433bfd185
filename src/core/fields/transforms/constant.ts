import { recordWith, removeAt } from '../../change-at.ts';
import type { Json } from '../../model.ts';
import { valueAt } from '../../path.ts';
import { isEqual } from '../../value.ts';
import type { RowsTransform, TransformExample } from './transform.ts';

/** A field that is the same in every row, said once beside the rows. */
export const constantTransform: RowsTransform = {
  id: 'constant',
  of: 'rows',
  needsMeta: true,
  defaults: {},
  choices: {},
  suits: ({ distinct, nulls, absent, present, path, isLeaf }) =>
    isLeaf &&
    distinct === 1 &&
    nulls === 0 &&
    absent === 0 &&
    present > 1 &&
    path.every((segment) => typeof segment === 'string'),
  changeRows(rows, path, _options, rename) {
    const place = rename(path);
    const found = rows.map((row) => valueAt(row, place));
    const [first] = found;
    const isConstant = first !== undefined && found.every((value) => value !== undefined && isEqual(value, first));
    if (!isConstant || rows.length < 2 || !place.every((segment) => typeof segment === 'string')) return null;
    return { rows: rows.map((row): Json => removeAt(row, place)), constants: recordWith(place, first) };
  },
};

export const examples = [
  {
    rows: '[{"id":1,"unit":"CNY"},{"id":2,"unit":"CNY"}]',
    path: ['unit'],
    gives: '[{"id":1},{"id":2}]',
    meta: '{"same_in_every_row":{"unit":"CNY"}}',
  },
  {
    rows: '[{"id":1,"unit":"CNY"},{"id":2,"unit":"EUR"}]',
    path: ['unit'],
    gives: '[{"id":1,"unit":"CNY"},{"id":2,"unit":"EUR"}]',
    meta: '{}',
    why: 'they differ in this output',
  },
  {
    rows: '[{"id":1,"unit":"CNY"}]',
    path: ['unit'],
    gives: '[{"id":1,"unit":"CNY"}]',
    meta: '{}',
    why: 'one row proves nothing',
  },
] as const satisfies readonly TransformExample[];
