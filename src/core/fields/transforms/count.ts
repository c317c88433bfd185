import { isArray, isObject, sizeOf } from '../../value.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

/** A list as the number of its elements. */
export const countTransform: ValueTransform = {
  id: 'count',
  of: 'value',
  defaults: {},
  choices: {},
  suits: ({ types }) => types.array !== undefined,
  change(value) {
    if (isArray(value)) return value.length;
    return isObject(value) ? sizeOf(value) : value;
  },
};

export const examples = [
  {
    rows: '[{"tags":["a","b"]},{"tags":[]},{"tags":null}]',
    path: ['tags'],
    gives: '[{"tags":2},{"tags":0},{"tags":null}]',
  },
] as const satisfies readonly TransformExample[];
