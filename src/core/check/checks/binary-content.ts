import type { FieldStat } from '../../model.ts';
import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/** Statistics keep this much of a text. */
const keptCharacters = 200;

/** Files in Base64, or control characters: a model pays for them and can't read them. */
export const binaryContentCheck: Check = {
  id: 'binary-content',
  find(view) {
    const binary = view.shown.filter((stat) => stat.isLeaf && isBinary(stat) && !view.fields.isRedacted(stat.path));
    return binary.map(({ path, present }) => ({
      severity: 'warning',
      values: { path: showPath(path), rows: present },
      at: { stage: 'fields', path },
      ...(typeof path.at(-1) !== 'string' || view.isNeeded(path) || view.fields.ruleAt(path)?.required
        ? {}
        : {
            fix: {
              id: 'drop-field',
              values: { path: showPath(path) },
              edits: [{ type: 'setField', path, change: { keep: false } }],
            },
          }),
    }));
  },
};

/** Long Base64 has letters of both cases and digits; hashes and names are shorter or have one case. */
function isBinary({ top }: FieldStat): boolean {
  return top.some(({ value }) => {
    if (typeof value !== 'string') return false;
    if (/^data:[\w/+.-]{3,60};base64,/.test(value)) return value.length >= keptCharacters;
    if (/\x00|[\x01-\x08\x0e-\x1a]{2}/.test(value)) return true;
    return (
      value.length >= keptCharacters &&
      /^[\w+/-]{180,}={0,2}$/.test(value) &&
      /[a-z]/.test(value) &&
      /[A-Z]/.test(value) &&
      /\d/.test(value)
    );
  });
}

const longBase64 = 'iVBORw0KGgoAAAANSUhEUgAA'.repeat(10);

export const examples = {
  flags: [
    {
      output: `{"name":"logo.png","content":"${longBase64}"}`,
      found: [
        {
          severity: 'warning',
          values: { path: 'content', rows: 1 },
          at: { stage: 'fields', path: ['content'] },
          fix: 'drop-field',
        },
      ],
    },
  ],
  passes: [
    { output: '{"sha":"da39a3ee5e6b4b0d3255bfef95601890afd80709"}', why: 'a digest is short' },
    { output: `{"body":"${'Plain words of a letter. '.repeat(12)}"}`, why: 'words have spaces between them' },
    {
      output: `{"name":"logo.png","content":"${longBase64}"}`,
      edits: [{ type: 'setField', path: ['content'], change: { keep: false } }],
      why: 'the field is dropped',
    },
  ],
} as const satisfies CheckExamples;
