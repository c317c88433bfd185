import type { Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';

/** JSON whose quotes are still escaped, as it stands inside a string: `{\"a\":1}` without the quotes around it. */
export const escapedJsonReader: Reader = {
  id: 'escaped-json',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text' || !/^\s*[[{](?:\s|\\[nrt]){0,40}(?:[[{](?:\s|\\[nrt]){0,40})?\\{1,7}"/.test(input.text))
      return null;
    const { value } = parseJson(`"${input.text.trim()}"`);
    return typeof value === 'string' ? { next: { of: 'text', text: value }, isFinal: false } : null;
  },
};

export const examples = {
  hits: ['{\\"a\\":1}', '[{\\"a\\":\\"b\\"}]', '{\\n  \\"a\\": 1\\n}', '{\\\\\\"a\\\\\\":1}'],
  misses: [
    { text: '{"a":"\\"b"}', why: 'only the inner quotes are escaped' },
    { text: '\\"a\\"', why: 'no object or list is in it' },
    { text: '{\\"a\\":"b"}', why: 'some quotes are escaped and some are not' },
  ],
};
