import { entriesOf, isObject } from '../../value.ts';
import type { MemberTransform, TransformExample } from './transform.ts';

/** An object's members beside it instead of inside it, its name before theirs. */
export const flattenTransform: MemberTransform = {
  id: 'flatten',
  of: 'member',
  defaults: { separator: '_', named: true },
  choices: {},
  suits: ({ types, isLeaf }) => !isLeaf && types.object !== undefined && types.array === undefined,
  spread(name, value, { separator, named }) {
    if (!isObject(value)) return null;
    return entriesOf(value).map(([key, member]) => ({
      name: named === true ? `${name}${separator}${key}` : key,
      value: member,
      key,
    }));
  },
};

export const examples = [
  {
    rows: '[{"id":1,"user":{"login":"ann","site_admin":false}},{"id":2,"user":null}]',
    path: ['user'],
    gives: '[{"id":1,"user_login":"ann","user_site_admin":false},{"id":2,"user":null}]',
  },
  {
    rows: '[{"wrap":{"a":1},"b":2}]',
    path: ['wrap'],
    options: { separator: '_', named: false },
    gives: '[{"a":1,"b":2}]',
  },
  {
    rows: '[{"wrap":{"b":1},"b":2}]',
    path: ['wrap'],
    options: { separator: '_', named: false },
    gives: '[{"wrap":{"b":1},"b":2}]',
    why: 'the name is taken',
  },
] as const satisfies readonly TransformExample[];
