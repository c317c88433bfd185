import type { Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';

/** Text that means to be JSON and isn't: kept as text, with the place where it breaks. Never tried as YAML or CSV. */
export const brokenJsonReader: Reader = {
  id: 'broken-json',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !/^\s*(?:\{\s*["}]|\[\s*(?:[[{"\]]|-?\d+(?:\.\d+)?\s*[,\]]))/.test(input.text))
      return null;
    const { value, problems } = parseJson(input.text);
    if (value !== undefined) return null;
    const isCut = problems.some(
      (problem) => problem.id === 'json.unclosed' || problem.id === 'json.unterminated-string',
    );
    return { next: { of: 'value', value: input.text }, isFinal: true, format: 'text', problems, isPartial: isCut };
  },
};

export const examples = {
  hits: ['{"a":1', '[1, 2', '{"a":1 "b":2}', '[{"a":tru}]'],
  misses: [
    { text: '[12:30:01] started', why: 'a log line opens with a bracket' },
    { text: '{"a":1}', why: 'it is whole' },
    { text: '{"a":1,}', why: 'a comma too many needs no guessing' },
    { text: '{name} likes it', why: 'a placeholder is no key' },
  ],
};
