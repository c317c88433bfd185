import type { Format } from '../../model.ts';
import { escapeLayout, layOutOneLine } from '../ascii-json.ts';

/** JSON on one line, without spaces unless `spaced`. */
export const jsonCompactFormat: Format = {
  id: 'json-compact',
  nests: true,
  extension: 'json',
  mediaType: 'application/json',
  defaults: { spaced: false, escapeNonAscii: false },
  layOut(value, options) {
    return escapeLayout(layOutOneLine(value, options), options);
  },
};

export const examples = [
  { value: { a: 1, b: ['x', null] }, text: '{"a":1,"b":["x",null]}' },
  {
    value: { error: 'no 工具', at: [1, {}] },
    options: { spaced: true, escapeNonAscii: true },
    text: '{"error": "no \\u5de5\\u5177", "at": [1, {}]}',
  },
];
