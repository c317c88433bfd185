import type { FieldStat } from '../../model.ts';
import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** Objects and lists that the source wrote as text: their quotes are escaped, and none of their fields can be chosen. */
export const jsonInStringCheck: Check = {
  id: 'json-in-string',
  find(view) {
    if (view.format?.nests !== true) return [];
    return view.shown
      .filter((stat) => stat.isLeaf && isJsonText(stat) && !view.fields.isRedacted(stat.path))
      .map(({ path, present }) => ({
        severity: 'info',
        values: { path: showPath(path), rows: present },
        at: { stage: 'fields', path },
      }));
  },
};

/** Statistics keep the beginning of a text. */
function isJsonText({ types, top }: FieldStat): boolean {
  if (types.string === undefined) return false;
  const texts = top.flatMap(({ value }) => (typeof value === 'string' && value !== '' ? [value] : []));
  return texts.length > 0 && texts.every((text) => /^\s{0,9}(?:\[\s{0,9})?\{\s{0,9}"[^"]{1,60}"\s{0,9}:/.test(text));
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"body":"{\\"a\\": 1}"},{"id":2,"body":"[{\\"a\\":2}]"}]',
      edits: [{ type: 'set', stage: 'render', change: { format: 'json' } }],
      found: [
        {
          severity: 'info',
          values: { path: 'body', rows: 2 },
          at: { stage: 'fields', path: ['body'] },
        },
      ],
    },
  ],
  passes: [
    {
      output: '[{"id":1,"body":{"a":1}},{"id":2,"body":{"a":2}}]',
      why: 'the source nests its objects',
    },
    { output: '{"id":1,"body":"{name} is a placeholder"}', why: 'a brace alone is no JSON' },
    {
      output: '[{"id":1,"body":"{\\"a\\": 1}"},{"id":2,"body":"{\\"a\\":2}"}]',
      edits: [{ type: 'setField', path: ['body'], change: { keep: false } }],
      why: 'the field is dropped',
    },
  ],
} as const satisfies CheckExamples;
