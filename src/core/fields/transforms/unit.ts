import type { MemberTransform, TransformExample } from './transform.ts';

/** Says in a field's name what its numbers count. */
export const unitTransform: MemberTransform = {
  id: 'unit',
  of: 'member',
  defaults: { unit: 'ms' },
  choices: {},
  suits: ({ types, isLeaf }) => isLeaf && types.number !== undefined,
  spread(name, value, { unit }) {
    const suffix = String(unit).trim().replace(/\s+/g, '_');
    return suffix === '' || name.endsWith(`_${suffix}`) ? null : [{ name: `${name}_${suffix}`, value, key: null }];
  },
};

export const examples = [
  { rows: '[{"took":12}]', path: ['took'], gives: '[{"took_ms":12}]' },
  { rows: '[{"took_ms":12}]', path: ['took_ms'], gives: '[{"took_ms":12}]', why: 'it says so already' },
] as const satisfies readonly TransformExample[];
