import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';
import { switchFormat } from '../switch-format.ts';

/** Characters from which indentation is worth a word. */
const largeText = 4_000;

/** Large JSON with line breaks and indentation: the same without them costs a third less. */
export const rawLargeJsonCheck: Check = {
  id: 'raw-large-json',
  find(view) {
    const { text } = view.run;
    if (view.isError || !isIndented(view) || text.length < largeText) return [];
    return [
      {
        severity: 'info',
        values: { characters: text.length },
        at: { stage: 'render' },
        fix: switchFormat(view, 'json-compact'),
      },
    ];
  },
};

function isIndented({ format, shaper }: CheckView): boolean {
  if (format === null || format.defaults.indent === undefined || format.mediaType !== 'application/json') return false;
  const indent = shaper.render.options.indent ?? format.defaults.indent;
  return indent !== 0;
}

const manyRows = Array.from({ length: 150 }, (_, index) => ({ id: index, name: `row ${index}` }));

export const examples = {
  flags: [
    {
      output: JSON.stringify(manyRows),
      edits: [
        { type: 'set', stage: 'truncate', change: { rows: null } },
        { type: 'set', stage: 'envelope', change: { on: false } },
        { type: 'set', stage: 'render', change: { format: 'json' } },
      ],
      found: [{ severity: 'info', values: { characters: 6682 }, at: { stage: 'render' }, fix: 'switch-format' }],
    },
  ],
  passes: [
    {
      output: JSON.stringify(manyRows),
      edits: [
        { type: 'set', stage: 'truncate', change: { rows: null } },
        { type: 'set', stage: 'render', change: { format: 'json-compact' } },
      ],
      why: 'it has no indentation',
    },
    {
      output: '{"id":1,"name":"Ann"}',
      edits: [{ type: 'set', stage: 'render', change: { format: 'json' } }],
      why: 'it is small',
    },
  ],
} as const satisfies CheckExamples;
