import type { Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { indentOf } from '../json-indent.ts';

/** Strict JSON (RFC 8259). A text that starts like JSON and isn't is left to later readers, its fault kept as a problem. */
export const jsonReader: Reader = {
  id: 'json',
  of: 'text',
  isWrapper: false,
  pinsWith: ['lenient-json', 'broken-json'],
  read(input) {
    if (input.of !== 'text' || !/^\s*(?:[[{"\-\d]|true\b|false\b|null\b)/.test(input.text)) return null;
    const { value, problems } = parseJson(input.text);
    if (value === undefined) return null;
    return { next: { of: 'value', value }, isFinal: false, format: 'json', indent: indentOf(input.text), problems };
  },
};

export const examples = {
  hits: ['{"a":1}', ' [1, 2]\n', '"text"', '12', 'null'],
  misses: [
    { text: '{"a":1', why: 'it is cut off' },
    { text: "{'a': 1}", why: 'keys stand in single quotes' },
    { text: 'null and void', why: 'words follow the value' },
    { text: '{"a":1}\n{"a":2}', why: 'two values stand one after the other' },
  ],
};
