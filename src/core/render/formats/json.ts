import type { Format } from '../../model.ts';
import { layOutJson } from '../../write-json.ts';
import { escapeLayout } from '../ascii-json.ts';

/** JSON with line breaks and an indent of 2 unless told otherwise. */
export const jsonFormat: Format = {
  id: 'json',
  nests: true,
  extension: 'json',
  mediaType: 'application/json',
  defaults: { indent: 2, escapeNonAscii: false },
  layOut(value, options) {
    return escapeLayout(layOutJson(value, options.indent ?? 2), options);
  },
};

export const examples = [
  { value: { a: 1, b: [] }, text: '{\n  "a": 1,\n  "b": []\n}' },
  { value: ['x', null], text: '[\n  "x",\n  null\n]' },
];
