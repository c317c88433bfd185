import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** More than this and what matters is hard to find. */
const mostFields = 40;

/** More fields than a reader can weigh. */
export const tooManyFieldsCheck: Check = {
  id: 'too-many-fields',
  find(view) {
    const count = view.shown.filter(({ isLeaf }) => isLeaf).length;
    return count > mostFields ? [{ severity: 'info', values: { count }, at: { stage: 'fields' } }] : [];
  },
};

const wideRecord = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`field_${index}`, index]));

export const examples = {
  flags: [
    {
      output: JSON.stringify(wideRecord),
      found: [{ severity: 'info', values: { count: 41 }, at: { stage: 'fields' } }],
    },
  ],
  passes: [
    { output: '{"id":1,"name":"Ann"}', why: 'two fields' },
    {
      output: JSON.stringify(wideRecord),
      edits: [{ type: 'setField', path: ['field_3'], change: { keep: false } }],
      why: 'forty are left',
    },
  ],
} as const satisfies CheckExamples;
