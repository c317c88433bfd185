import { isArray } from '../../value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** Groups of an aggregate are few. */
const mostGroups = 10;

/** A tool that is to give a figure gives the rows that it was made from. */
export const aggregateReturnsDetailCheck: Check = {
  id: 'aggregate-returns-detail',
  find(view) {
    const value = view.valueAfter('truncate');
    if (view.isError || view.run.result.kind !== 'aggregate' || !isArray(value) || value.length <= mostGroups)
      return [];
    return [{ severity: 'info', values: { rows: value.length }, at: { stage: 'truncate' } }];
  },
};

const orderRows = Array.from({ length: 12 }, (_, index) => ({ id: index, amount: index * 10 }));

export const examples = {
  flags: [
    {
      output: JSON.stringify(orderRows),
      facts: { kind: 'aggregate' },
      found: [{ severity: 'info', values: { rows: 12 }, at: { stage: 'truncate' } }],
    },
  ],
  passes: [
    { output: '{"sum":660,"count":12}', facts: { kind: 'aggregate' }, why: 'a figure' },
    { output: JSON.stringify(orderRows), why: 'a query gives rows' },
  ],
} as const satisfies CheckExamples;
