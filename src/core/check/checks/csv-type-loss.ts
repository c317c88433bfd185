import type { FieldStat } from '../../model.ts';
import { showPath } from '../../path.ts';
import { find } from '../../registry.ts';
import { formats } from '../../render/index.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { switchFormat } from '../switch-format.ts';

/** A table has no types: a column of text that looks like numbers, or of both, can't be told from numbers. */
export const csvTypeLossCheck: Check = {
  id: 'csv-type-loss',
  find(view) {
    const { format } = view;
    if (
      format === null ||
      format.nests ||
      format.defaults.nullToken === undefined ||
      !hasTypes(view.run.reading.format)
    )
      return [];
    const columns = view.shown.filter((stat) => stat.path.length === 1 && stat.isLeaf && losesType(stat));
    const first = columns[0];
    if (first === undefined) return [];
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
        fix: switchFormat(view, 'json-compact'),
      },
    ];
  },
};

/** A source without types has none to lose. */
function hasTypes(source: string): boolean {
  return formats.some(({ id, nests }) => id === source && nests) && find(formats, source).nests;
}

function losesType({ types, top }: FieldStat): boolean {
  const texts = top.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  if (types.string === undefined) return false;
  if (types.number !== undefined) return texts.some((text) => /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text));
  if (types.boolean !== undefined) return texts.some((text) => text === 'true' || text === 'false');
  return texts.length > 0 && texts.every((text) => /^\d{1,15}$/.test(text)) && texts.some((text) => /^0\d/.test(text));
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"zip":"00184"},{"id":2,"zip":"10115"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'csv' } }],
      found: [
        {
          severity: 'info',
          values: { count: 1, names: 'zip' },
          at: { stage: 'fields', path: ['zip'] },
          fix: 'switch-format',
        },
      ],
    },
    {
      output: '[{"id":1,"ref":"12"},{"id":2,"ref":12}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'csv' } }],
      found: [
        {
          severity: 'info',
          values: { count: 1, names: 'ref' },
          at: { stage: 'fields', path: ['ref'] },
          fix: 'switch-format',
        },
      ],
    },
  ],
  passes: [
    {
      output: '[{"id":1,"zip":"00184"},{"id":2,"zip":"10115"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'json-compact' } }],
      why: 'JSON keeps the quotes',
    },
    {
      output: '[{"id":1,"name":"Ann"},{"id":2,"name":"Bob"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'csv' } }],
      why: 'names can only be text',
    },
    { output: 'id,zip\n1,00184\n2,10115', why: 'the source has no types either' },
  ],
} as const satisfies CheckExamples;
