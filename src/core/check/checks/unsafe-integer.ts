import type { FieldStat } from '../../model.ts';
import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** Whole numbers that a program in between rounds when it parses JSON. */
export const unsafeIntegerCheck: Check = {
  id: 'unsafe-integer',
  find(view) {
    if (view.format?.nests !== true) return [];
    return view.shown.flatMap((stat) => {
      const unsafe = view.fields.isRedacted(stat.path) ? undefined : unsafeIn(stat);
      if (unsafe === undefined) return [];
      return [
        {
          severity: 'info',
          values: { path: showPath(stat.path), sample: unsafe },
          at: { stage: 'fields', path: stat.path },
        },
      ];
    });
  },
};

/** Statistics keep a number that a double can't hold as its text. */
function unsafeIn({ types, top }: FieldStat): string | undefined {
  if (types.number === undefined || types.string !== undefined) return undefined;
  const texts = top.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return texts.find((text) => /^-?\d{16,400}$/.test(text));
}

export const examples = {
  flags: [
    {
      output: '{"id":9007199254740993,"name":"Ann"}',
      found: [
        {
          severity: 'info',
          values: { path: 'id', sample: '9007199254740993' },
          at: { stage: 'fields', path: ['id'] },
        },
      ],
    },
  ],
  passes: [
    { output: '{"id":"9007199254740993","name":"Ann"}', why: 'it is text' },
    { output: '{"id":42,"price":12.50}', why: 'a short number is safe' },
    {
      output: '[{"id":9007199254740993},{"id":9007199254740995}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'csv' } }],
      why: 'nothing parses CSV as JSON',
    },
  ],
} as const satisfies CheckExamples;
