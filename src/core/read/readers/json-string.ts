import type { Json, Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { isScalar } from '../../value.ts';

/** JSON inside a JSON string, encoded twice or more: each time one layer. */
export const jsonStringReader: Reader = {
  id: 'json-string',
  of: 'value',
  isWrapper: true,
  read(input) {
    if (input.of !== 'value' || typeof input.value !== 'string') return null;
    const value = decodeLayer(input.value, 0);
    if (value === undefined) return null;
    return { next: { of: 'value', value }, isFinal: false, values: { characters: input.value.length } };
  },
};

/** The object or list in the text, or a string that holds one in turn. */
function decodeLayer(text: string, depth: number): Json | undefined {
  if (depth > 3 || !/^\s*[[{"]/.test(text)) return undefined;
  const { value } = parseJson(text);
  if (value === undefined || (typeof value !== 'string' && isScalar(value))) return undefined;
  return typeof value === 'string' && decodeLayer(value, depth + 1) === undefined ? undefined : value;
}

export const examples = {
  hits: ['"{\\"a\\":1}"', '"[1,2]"', '"\\"{\\\\\\"a\\\\\\":1}\\""'],
  misses: [
    { text: '"plain words"', why: 'the string holds no JSON' },
    { text: '"12"', why: 'a number in a string may be meant as text' },
    { text: '"{curly} words"', why: 'a brace alone is no JSON' },
    { text: '{"a":"{\\"b\\":1}"}', why: 'the whole value is an object' },
  ],
};
