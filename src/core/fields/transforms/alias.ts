import { changeAt, recordWith } from '../../change-at.ts';
import type { Json } from '../../model.ts';
import { isScalar } from '../../value.ts';
import type { RowsTransform, TransformExample } from './transform.ts';

const longEnough = 12;

/** Long ids as short names, with a list of what each stands for beside the rows. */
export const aliasTransform: RowsTransform = {
  id: 'alias',
  of: 'rows',
  needsMeta: true,
  defaults: { prefix: 'r' },
  choices: {},
  suits: ({ types, top, sample, isLeaf, path }) =>
    isLeaf &&
    types.string !== undefined &&
    sample.length >= longEnough &&
    top.some(({ count }) => count > 1) &&
    /(?:^|_)(?:id|uuid|guid|sha|hash|key|ref)$|(?:Id|Uuid|Sha|Key|Ref)$/i.test(String(path.at(-1))),
  changeRows(rows, path, { prefix }, rename) {
    const place = rename(path);
    const known = new Map<Json, string>();
    const changed = rows.map((row) =>
      changeAt(row, place, (value) => {
        if (value === null || !isScalar(value)) return value;
        const name = known.get(value) ?? `${prefix}${known.size + 1}`;
        known.set(value, name);
        return name;
      }),
    );
    if (known.size === 0) return null;
    return {
      rows: changed,
      aliases: [...known].map(([value, name]) => ({ alias: name, record: recordWith(place, value) })),
    };
  },
};

export const examples = [
  {
    rows: '[{"owner":"5f1c-88aa"},{"owner":"90bd-11ce"},{"owner":"5f1c-88aa"},{"owner":null}]',
    path: ['owner'],
    options: { prefix: 'u' },
    gives: '[{"owner":"u1"},{"owner":"u2"},{"owner":"u1"},{"owner":null}]',
    meta: '{"aliases":{"u1":"5f1c-88aa","u2":"90bd-11ce"}}',
  },
] as const satisfies readonly TransformExample[];
