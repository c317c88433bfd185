import type { Format } from '../../model.ts';
import { jsonParts } from '../../write-json.ts';

/** JSON on one line without spaces. */
export const jsonCompactFormat: Format = {
  id: 'json-compact',
  nests: true,
  extension: 'json',
  mediaType: 'application/json',
  defaults: {},
  writeParts(value) {
    return jsonParts(value);
  },
};

export const examples = [{ value: { a: 1, b: ['x', null] }, text: '{"a":1,"b":["x",null]}' }];
