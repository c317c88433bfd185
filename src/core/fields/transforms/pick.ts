import { each } from '../../path.ts';
import { isArray } from '../../value.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

/** The first or the last element in the place of a list; null for an empty one. */
export const pickTransform: ValueTransform = {
  id: 'pick',
  of: 'value',
  defaults: { which: 'first' },
  choices: { which: ['first', 'last'] },
  suits: ({ types }) => types.array !== undefined,
  change(value, { which }, context) {
    if (!isArray(value)) return value;
    context.move([each]);
    return value.at(which === 'last' ? -1 : 0) ?? null;
  },
};

export const examples = [
  {
    rows: '[{"steps":["ordered","paid"]},{"steps":[]}]',
    path: ['steps'],
    options: { which: 'last' },
    gives: '[{"steps":"paid"},{"steps":null}]',
  },
] as const satisfies readonly TransformExample[];
