import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';

/** A table writes null and an empty text alike, and a column holds both. */
export const csvNullEmptyAmbiguousCheck: Check = {
  id: 'csv-null-empty-ambiguous',
  find(view) {
    if (!writesNullAsNothing(view)) return [];
    const columns = view.shown.filter(
      ({ path, isLeaf, types, nulls, empties }) =>
        path.length === 1 &&
        isLeaf &&
        nulls > 0 &&
        empties > 0 &&
        types.array === undefined &&
        types.object === undefined,
    );
    const first = columns[0];
    if (first === undefined) return [];
    const token = columns.some(({ top }) => top.some(({ value }) => value === 'null')) ? 'NULL' : 'null';
    return [
      {
        severity: 'info',
        values: {
          count: columns.length,
          names: columns
            .slice(0, 6)
            .map(({ path }) => showPath(path))
            .join(', '),
        },
        at: { stage: 'fields', path: first.path },
        fix: {
          id: 'write-null',
          values: { token },
          edits: [
            { type: 'set', stage: 'render', change: { options: { ...view.shaper.render.options, nullToken: token } } },
          ],
        },
      },
    ];
  },
};

function writesNullAsNothing({ format, shaper }: CheckView): boolean {
  if (format === null || format.nests || format.defaults.nullToken === undefined) return false;
  return (shaper.render.options.nullToken ?? format.defaults.nullToken) === '';
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"memo":null},{"id":2,"memo":""},{"id":3,"memo":"x"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'csv' } }],
      found: [
        {
          severity: 'info',
          values: { count: 1, names: 'memo' },
          at: { stage: 'fields', path: ['memo'] },
          fix: 'write-null',
        },
      ],
    },
  ],
  passes: [
    {
      output: '[{"id":1,"memo":null},{"id":2,"memo":"x"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'csv' } }],
      why: 'nothing but null is empty',
    },
    {
      output: '[{"id":1,"memo":null},{"id":2,"memo":""},{"id":3,"memo":"x"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'json' } }],
      why: 'JSON tells them apart',
    },
    {
      output: '[{"id":1,"memo":null},{"id":2,"memo":""},{"id":3,"memo":"x"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'csv', options: { nullToken: 'NULL' } } }],
      why: 'null has a mark',
    },
  ],
} as const satisfies CheckExamples;
