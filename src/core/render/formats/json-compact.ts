import type { Format } from '../../model.ts';
import { writeJson } from '../../write-json.ts';

/** JSON on one line without spaces. */
export const jsonCompactFormat: Format = {
  id: 'json-compact',
  nests: true,
  extension: 'json',
  mediaType: 'application/json',
  defaults: {},
  write(value) {
    return writeJson(value, 0);
  },
};

export const examples = [{ value: { a: 1, b: ['x', null] }, text: '{"a":1,"b":["x",null]}' }];
