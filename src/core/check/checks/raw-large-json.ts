import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';
import { switchFormat } from '../switch-format.ts';

/** Characters from which indentation is worth a word. */
const largeText = 4_000;
/** Of the text; one long value has hardly any. */
const leastShare = 0.1;

/** Large JSON with line breaks and indentation: the same without them costs a third less. */
export const rawLargeJsonCheck: Check = {
  id: 'raw-large-json',
  find(view) {
    const { text } = view.run;
    if (view.isError || !isIndented(view) || text.length < largeText) return [];
    if (indentationOf(text) < text.length * leastShare) return [];
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

/** Characters of white space at the starts of lines, with the line breaks. */
function indentationOf(text: string): number {
  let characters = 0;
  for (const [space] of text.matchAll(/\n */g)) characters += space.length;
  return characters;
}

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
    {
      output: 'a'.repeat(5000),
      edits: [{ type: 'set', stage: 'render', change: { format: 'json' } }],
      why: 'one long text has hardly any indentation',
    },
  ],
} as const satisfies CheckExamples;
