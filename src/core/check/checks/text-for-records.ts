import { isArray, isObject } from '../../value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import { switchFormat } from '../switch-format.ts';

/** From here on repeating every name in every record costs more than a table's header. */
const fewestRecords = 3;

/** Many records as lines of `name: value`, each name written again and again. */
export const textForRecordsCheck: Check = {
  id: 'text-for-records',
  find(view) {
    const value = view.valueAfter('truncate');
    if (view.isError || view.format?.mediaType !== 'text/plain' || !isArray(value)) return [];
    if (value.length < fewestRecords || !value.some(isObject)) return [];
    const isFlat = view.shown.every(({ path, isLeaf, types }) => path.length === 1 && isLeaf && !types.array);
    return [
      {
        severity: 'info',
        values: { rows: value.length },
        at: { stage: 'render' },
        fix: switchFormat(view, isFlat ? 'csv' : 'json-compact'),
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '[{"id":1,"name":"Ann"},{"id":2,"name":"Bob"},{"id":3,"name":"Cid"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'text' } }],
      found: [{ severity: 'info', values: { rows: 3 }, at: { stage: 'render' }, fix: 'switch-format' }],
    },
  ],
  passes: [
    {
      output: '{"id":1,"name":"Ann"}',
      edits: [{ type: 'set', stage: 'render', change: { format: 'text' } }],
      why: 'one record reads well as text',
    },
    {
      output: '["pear","fig","plum"]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'text' } }],
      why: 'a list of words is one a line',
    },
  ],
} as const satisfies CheckExamples;
