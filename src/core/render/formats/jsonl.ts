import { inParts } from '../../in-parts.ts';
import type { Format } from '../../model.ts';
import { isArray } from '../../value.ts';
import { jsonParts, writeJson } from '../../write-json.ts';

/** One compact JSON value a line. */
export const jsonlFormat: Format = {
  id: 'jsonl',
  nests: false,
  extension: 'jsonl',
  mediaType: 'application/jsonl',
  defaults: {},
  writeParts(value) {
    return isArray(value) ? inParts(value, '\n', (row) => writeJson(row)) : jsonParts(value);
  },
};

export const examples = [
  { value: [{ a: 1 }, { a: [2] }], text: '{"a":1}\n{"a":[2]}' },
  { value: 'x', text: '"x"' },
];
