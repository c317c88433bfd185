import type { Format } from '../../model.ts';
import { isArray } from '../../value.ts';
import { writeJson } from '../../write-json.ts';

/** One compact JSON value a line. */
export const jsonlFormat: Format = {
  id: 'jsonl',
  nests: false,
  extension: 'jsonl',
  mediaType: 'application/jsonl',
  defaults: {},
  write(value) {
    return isArray(value) ? value.map((row) => writeJson(row)).join('\n') : writeJson(value);
  },
};

export const examples = [
  { value: [{ a: 1 }, { a: [2] }], text: '{"a":1}\n{"a":[2]}' },
  { value: 'x', text: '"x"' },
];
