import { describeFile, isFileText } from '../../file-text.ts';
import type { TransformExample, ValueTransform } from './transform.ts';

/** The kind and the size of a file in the place of its bytes, and where it can be had. */
export const fileTransform: ValueTransform = {
  id: 'file',
  of: 'value',
  defaults: { get: '' },
  choices: {},
  suits: ({ top, isLeaf }) => isLeaf && top.some(({ value }) => typeof value === 'string' && isFileText(value)),
  change(value, { get }) {
    if (typeof value !== 'string' || !isFileText(value)) return value;
    return get === '' ? `[${describeFile(value)}]` : `[${describeFile(value)}: ${get}]`;
  },
};

const png = 'iVBORw0KGgoAAAANSUhEUgAA'.repeat(10);

export const examples = [
  {
    rows: `[{"id":1,"scan":"${png}"},{"id":2,"scan":"data:image/webp;base64,${png}"}]`,
    path: ['scan'],
    gives: '[{"id":1,"scan":"[image/png, 180 bytes]"},{"id":2,"scan":"[image/webp, 180 bytes]"}]',
  },
  {
    rows: `[{"scan":"${png}"}]`,
    path: ['scan'],
    options: { get: 'get_file(id)' },
    gives: '[{"scan":"[image/png, 180 bytes: get_file(id)]"}]',
  },
  {
    rows: '[{"scan":"da39a3ee5e6b4b0d3255bfef95601890afd80709"},{"scan":null}]',
    path: ['scan'],
    gives: '[{"scan":"da39a3ee5e6b4b0d3255bfef95601890afd80709"},{"scan":null}]',
    why: 'a digest is no file',
  },
] as const satisfies readonly TransformExample[];
