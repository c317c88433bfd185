import { isArray } from '../../value.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

/** The first elements of a list, the rest counted. */
export const sampleTransform: ValueTransform = {
  id: 'sample',
  of: 'value',
  defaults: { count: 3 },
  choices: {},
  suits: ({ types }) => types.array !== undefined,
  change(value, { count }, context) {
    const most = Math.max(0, Math.floor(Number(count)) || 0);
    if (!isArray(value) || value.length <= most) return value;
    context.omit(value.length - most);
    return value.slice(0, most);
  },
};

export const examples = [
  { rows: '[{"ids":[1,2,3]},{"ids":[4]}]', path: ['ids'], options: { count: 2 }, gives: '[{"ids":[1,2]},{"ids":[4]}]' },
] as const satisfies readonly TransformExample[];
