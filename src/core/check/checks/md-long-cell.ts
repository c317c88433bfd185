import type { Path } from '../../model.ts';
import { showPath } from '../../path.ts';
import { rowsOf } from '../../rows.ts';
import { entriesOf, isObject } from '../../value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';
import { switchFormat } from '../switch-format.ts';

/** Longer than a line of a table that anybody reads across. */
const longestCell = 400;

/** Long texts in the cells of a Markdown table, where line breaks and pipes have to be escaped. */
export const mdLongCellCheck: Check = {
  id: 'md-long-cell',
  find(view) {
    if (view.isError || view.format?.mediaType !== 'text/markdown') return [];
    for (const row of rowsOf(view.valueAfter('truncate'))) {
      if (!isObject(row)) continue;
      for (const [key, cell] of entriesOf(row)) {
        if (typeof cell !== 'string' || cell.length <= longestCell) continue;
        return [
          {
            severity: 'info',
            values: { path: showPath([key]), characters: cell.length },
            at: { stage: 'fields', path: sourceOf(view, key) },
            fix: switchFormat(view, 'json-compact'),
          },
        ];
      }
    }
    return [];
  },
};

/** The path in the source's names. */
function sourceOf(view: CheckView, key: string): Path {
  return view.shown.find(({ path }) => path.length === 1 && view.fields.nameOf(path)[0] === key)?.path ?? [key];
}

const longText = 'All work and no play. '.repeat(20);

export const examples = {
  flags: [
    {
      output: `[{"id":1,"body":"${longText}"},{"id":2,"body":"short"}]`,
      edits: [{ type: 'set', stage: 'render', change: { format: 'markdown' } }],
      found: [
        {
          severity: 'info',
          values: { path: 'body', characters: 440 },
          at: { stage: 'fields', path: ['body'] },
          fix: 'switch-format',
        },
      ],
    },
  ],
  passes: [
    {
      output: '[{"id":1,"body":"short"},{"id":2,"body":"short"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'markdown' } }],
      why: 'short cells are what tables are for',
    },
    {
      output: `[{"id":1,"body":"${longText}"},{"id":2,"body":"short"}]`,
      edits: [{ type: 'set', stage: 'render', change: { format: 'json-compact' } }],
      why: 'JSON has no columns',
    },
  ],
} as const satisfies CheckExamples;
