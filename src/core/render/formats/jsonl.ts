import type { Format } from '../../model.ts';
import { isArray } from '../../value.ts';
import { jsonMembers, layOutJson, writeJson } from '../../write-json.ts';

/** One compact JSON value a line. */
export const jsonlFormat: Format = {
  id: 'jsonl',
  nests: false,
  extension: 'jsonl',
  mediaType: 'application/jsonl',
  defaults: {},
  layOut(value) {
    if (!isArray(value)) return layOutJson(value);
    return [{ rows: value, separator: '\n', write: (row) => writeJson(row), members: jsonMembers('', '') }];
  },
};

export const examples = [
  { value: [{ a: 1 }, { a: [2] }], text: '{"a":1}\n{"a":[2]}' },
  { value: 'x', text: '"x"' },
];
