import { each } from '../../path.ts';
import { isArray, isObject, keysOf, memberOf } from '../../value.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

/** What a wrapper holds in place of the wrapper: an object's only member, or a list's only element. */
export const unwrapTransform: ValueTransform = {
  id: 'unwrap',
  of: 'value',
  defaults: {},
  choices: {},
  suits: ({ types, isLeaf }) => !isLeaf && types.object !== undefined && types.array === undefined,
  change(value, _options, context) {
    if (isArray(value)) {
      const [only] = value;
      if (value.length !== 1 || only === undefined) return value;
      context.move([each]);
      return only;
    }
    const [key, ...others] = isObject(value) ? keysOf(value) : [];
    if (!isObject(value) || key === undefined || others.length > 0) return value;
    context.move([key]);
    return memberOf(value, key) ?? null;
  },
};

export const examples = [
  { rows: '[{"result":{"list":[1,2]}}]', path: ['result'], gives: '[{"result":[1,2]}]' },
  {
    rows: '[{"owner":{"id":1,"name":"Ann"}}]',
    path: ['owner'],
    gives: '[{"owner":{"id":1,"name":"Ann"}}]',
    why: 'it holds more than one thing',
  },
] as const satisfies readonly TransformExample[];
