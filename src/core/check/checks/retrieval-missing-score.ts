import { showPath } from '../../path.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

const scoreNames = /^(?:_?score|\w{1,20}_score|relevance(?:_score)?|similarity|distance|rank|confidence)$/i;

/** What was retrieved comes without a score, so that a weak hit looks like a strong one. */
export const retrievalMissingScoreCheck: Check = {
  id: 'retrieval-missing-score',
  find(view) {
    const { result } = view.run;
    if (result.kind !== 'retrieval' || view.isError || result.status === 'empty') return [];
    const isScore = (key: unknown) => typeof key === 'string' && scoreNames.test(key);
    if (view.shown.some(({ path }) => isScore(path.at(-1)) || isScore(view.fields.nameOf(path).at(-1)))) return [];
    const hidden = view.context.fields.find(({ path, isLeaf }) => isLeaf && isScore(path.at(-1)));
    return [
      {
        severity: 'warning',
        values: { path: hidden === undefined ? null : showPath(hidden.path) },
        at: hidden === undefined ? { stage: 'fields' } : { stage: 'fields', path: hidden.path },
        ...(hidden === undefined || view.fields.ruleAt(hidden.path)?.keep !== false
          ? {}
          : {
              fix: {
                id: 'keep-field',
                values: { path: showPath(hidden.path) },
                edits: [{ type: 'setField', path: hidden.path, change: { keep: true } }],
              },
            }),
      },
    ];
  },
};

export const examples = {
  flags: [
    {
      output: '[{"text":"a"},{"text":"b"}]',
      facts: { kind: 'retrieval' },
      found: [{ severity: 'warning', values: { path: null }, at: { stage: 'fields' } }],
    },
    {
      output: '[{"text":"a","score":0.9},{"text":"b","score":0.8}]',
      facts: { kind: 'retrieval' },
      edits: [{ type: 'setField', path: ['score'], change: { keep: false } }],
      found: [
        {
          severity: 'warning',
          values: { path: 'score' },
          at: { stage: 'fields', path: ['score'] },
          fix: 'keep-field',
        },
      ],
    },
  ],
  passes: [
    { output: '[{"text":"a","score":0.9},{"text":"b","score":0.8}]', facts: { kind: 'retrieval' }, why: 'it has one' },
    { output: '[{"text":"a"},{"text":"b"}]', why: 'a query has no scores' },
  ],
} as const satisfies CheckExamples;
