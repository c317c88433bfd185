import type { Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { isMeantAsJson, isUnclosedJson } from '../meant-as-json.ts';

/** Text that means to be JSON and isn't: kept as text, with the place where it breaks. Never tried as YAML or CSV. */
export const brokenJsonReader: Reader = {
  id: 'broken-json',
  of: 'text',
  isWrapper: false,
  repairedBy: 'repaired-json',
  read(input) {
    if (input.of !== 'text' || !isMeantAsJson(input.text)) return null;
    const { value, problems } = parseJson(input.text);
    if (value !== undefined) return null;
    const isCut = problems.some(isUnclosedJson);
    return {
      next: { of: 'value', value: input.text },
      isFinal: true,
      format: 'text',
      problems,
      isPartial: true,
      warnings: [isCut ? 'input_truncated' : 'input_broken'],
    };
  },
};

export const examples = {
  hits: ['{"a":1', '[{', '[1, 2', '{"a":1 "b":2}', '[{"a":tru}]'],
  misses: [
    { text: '[12:30:01] started', why: 'a log line opens with a bracket' },
    { text: '{"a":1}', why: 'it is whole' },
    { text: '[1]: https://example.com', why: 'a number in brackets is a reference' },
    { text: '[[nodiscard]] int f();', why: 'a word in brackets is an attribute' },
    { text: '{"a":1,}', why: 'a comma too many needs no guessing' },
    { text: '{name} likes it', why: 'a placeholder is no key' },
  ],
};
