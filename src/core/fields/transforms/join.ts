import type { Json } from '../../model.ts';
import { each } from '../../path.ts';
import { isArray, isExactNumber, isScalar, lookUp } from '../../value.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

/** A list of plain values, or of one member of its objects, as text in one line. */
export const joinTransform: ValueTransform = {
  id: 'join',
  of: 'value',
  defaults: { separator: ', ', key: '' },
  choices: {},
  suits: ({ types }) => types.array !== undefined,
  change(value, { separator, key }, context) {
    if (!isArray(value)) return value;
    const parts = value.map((element) =>
      key === '' || isScalar(element) ? element : (lookUp(element, String(key)) ?? null),
    );
    if (!parts.every(isScalar)) return value;
    context.move(key === '' ? [each] : [each, String(key)]);
    return parts
      .filter((part) => part !== null)
      .map(showPart)
      .join(String(separator));
  },
};

function showPart(part: Json): string {
  return isExactNumber(part) ? part.text : String(part);
}

export const examples = [
  {
    rows: '[{"labels":[{"name":"bug"},{"name":"ui"}]},{"labels":[]}]',
    path: ['labels'],
    options: { separator: ', ', key: 'name' },
    gives: '[{"labels":"bug, ui"},{"labels":""}]',
  },
  { rows: '[{"ids":[1,2]}]', path: ['ids'], gives: '[{"ids":"1, 2"}]' },
  { rows: '[{"a":[{"x":{}}]}]', path: ['a'], gives: '[{"a":[{"x":{}}]}]', why: 'objects have no place in a line' },
] as const satisfies readonly TransformExample[];
