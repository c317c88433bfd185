import { isFileText } from '../../file-text.ts';
import type { FieldStat, Path } from '../../model.ts';
import { pathKey, showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { Fix } from '../finding.ts';

/** Files in Base64, or control characters: a model pays for them and can't read them. */
export const binaryContentCheck: Check = {
  id: 'binary-content',
  find(view) {
    const binary = view.shown.filter(
      (stat) =>
        stat.isLeaf && isBinary(stat) && !view.fields.isRedacted(stat.path) && !view.fields.isChanged(stat.path),
    );
    return binary.map(({ path, present, top }) => {
      const isFile = top.some(({ value }) => typeof value === 'string' && isFileText(value));
      const isFree = typeof path.at(-1) === 'string' && !view.isNeeded(path) && !view.fields.ruleAt(path)?.required;
      const fix = isFile ? nameFiles(path) : isFree ? dropBytes(path) : null;
      return {
        severity: 'warning',
        values: { path: showPath(path), rows: present },
        at: { stage: 'fields', path },
        ...(fix === null ? {} : { fix }),
      };
    });
  },
};

function nameFiles(path: Path): Fix {
  const change = { id: `file ${pathKey(path)}`, transform: 'file', path, options: {} };
  return { id: 'name-files', values: { path: showPath(path) }, edits: [{ type: 'changeField', change }] };
}

function dropBytes(path: Path): Fix {
  return {
    id: 'drop-field',
    values: { path: showPath(path) },
    edits: [{ type: 'setField', path, change: { keep: false } }],
  };
}

function isBinary({ top }: FieldStat): boolean {
  return top.some(
    ({ value }) => typeof value === 'string' && (isFileText(value) || /\x00|[\x01-\x08\x0e-\x1a]{2}/.test(value)),
  );
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
          fix: 'name-files',
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
