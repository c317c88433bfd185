import type { Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import { indentOf } from '../json-indent.ts';
import { repairJson } from '../repair-json.ts';

/** Broken or cut off JSON with what is missing put in: a guess, never complete, and made only where a config asks for it. */
export const repairedJsonReader: Reader = {
  id: 'repaired-json',
  of: 'text',
  isWrapper: false,
  isOptIn: true,
  pinsWith: ['json', 'lenient-json', 'broken-json'],
  read(input) {
    const repair = input.of === 'text' ? repairJson(input.text) : null;
    if (input.of !== 'text' || repair === null) return null;
    const { value, problems } = parseJson(repair.text);
    if (value === undefined) return null;
    const lengthOf = (part: 'added' | 'dropped') => repair.edits.reduce((sum, edit) => sum + edit[part].length, 0);
    const values = { added: lengthOf('added'), dropped: lengthOf('dropped'), items: repair.itemsBefore };
    const at = Math.min(repair.breakAt, input.text.length);
    return {
      next: { of: 'value', value },
      isFinal: false,
      format: 'json',
      indent: indentOf(repair.text),
      values,
      problems: [
        { id: 'json.repaired', values, start: at, end: Math.min(at + 1, input.text.length) },
        ...problems.map((problem) => ({ ...problem, start: at, end: at })),
      ],
      isPartial: true,
      warnings: ['input_repaired', ...(repair.isCut ? ['input_truncated'] : [])],
    };
  },
};

export const examples = {
  hits: ['{"a":1', '[{"a":1 "b":2}]', '{"rows":[{"id":1},{"id":2},{"na'],
  misses: [
    { text: '{"a":1}', why: 'it is whole' },
    { text: 'hello world, this is text', why: 'words are no JSON' },
  ],
};
