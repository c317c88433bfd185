import type { Json, Path } from '../../model.ts';
import { showPath, valueAt } from '../../path.ts';
import { rowsOf } from '../../rows.ts';
import { isScalar } from '../../value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { switchFormat } from '../switch-format.ts';

/** Objects in the cells of a table: written as JSON with every quote doubled or every pipe escaped. */
export const mdNestedCellCheck: Check = {
  id: 'md-nested-cell',
  find(view) {
    const { format } = view;
    if (format === null || format.nests || format.defaults.nullToken !== '') return [];
    const rows = rowsOf(view.run.result.data ?? []);
    const columns = view.shown.filter(
      ({ path, isLeaf }) =>
        path.length === 1 && !isLeaf && rows.some((row) => isNestedAt(row, view.fields.nameOf(path))),
    );
    const first = columns[0];
    if (first === undefined) return [];
    return [
      {
        severity: 'info',
        values: {
          format: format.id,
          count: columns.length,
          names: columns
            .slice(0, 6)
            .map(({ path }) => showPath(path))
            .join(', '),
        },
        at: { stage: 'fields', path: first.path },
        fix: switchFormat(view, 'json-compact'),
      },
    ];
  },
};

function isNestedAt(row: Json, path: Path): boolean {
  const found = valueAt(row, path);
  return found !== undefined && !isScalar(found);
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"lines":[{"sku":"S-1"}]},{"id":2,"lines":[{"sku":"S-2"}]}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'markdown' } }],
      found: [
        {
          severity: 'info',
          values: { format: 'markdown', count: 1, names: 'lines' },
          at: { stage: 'fields', path: ['lines'] },
          fix: 'switch-format',
        },
      ],
    },
  ],
  passes: [
    {
      output: '[{"id":1,"lines":[{"sku":"S-1"}]},{"id":2,"lines":[{"sku":"S-2"}]}]',
      edits: [
        { type: 'set', stage: 'render', change: { format: 'markdown' } },
        { type: 'set', stage: 'truncate', change: { depth: 1 } },
      ],
      why: 'a cut put its size in its place',
    },
    {
      output: '[{"id":1,"lines":[{"sku":"S-1"}]},{"id":2,"lines":[{"sku":"S-2"}]}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'json-compact' } }],
      why: 'JSON holds them',
    },
    {
      output: '[{"id":1,"tags":["a"]},{"id":2,"tags":["b","c"]}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'markdown' } }],
      why: 'a short list reads well in a cell',
    },
  ],
} as const satisfies CheckExamples;
