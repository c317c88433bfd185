import type { Result } from '../../model.ts';
import { isEqual } from '../../value.ts';
import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { CheckView } from '../check-view.ts';

/** The model gets a part and nothing in the text says so. */
export const silentTruncationCheck: Check = {
  id: 'silent-truncation',
  find(view) {
    const { result } = view.run;
    if (result.status !== 'partial' || saysHowMuch(view)) return [];
    return [
      {
        severity: 'error',
        values: { omitted: omittedFrom(view), unit: result.completeness.unit },
        at: { stage: 'envelope' },
        fix: {
          id: 'say-what-is-missing',
          values: {},
          edits: [{ type: 'set', stage: 'envelope', change: { on: true, style: 'status' } }],
        },
      },
    ];
  },
};

/** A style can say it where it would write something else for the same rows, were they all there are. */
function saysHowMuch({ style, shaper, run }: CheckView): boolean {
  if (style === null) return false;
  const { result } = run;
  const { completeness, page } = result;
  const whole: Result = {
    ...result,
    status: 'success',
    completeness: { ...completeness, matched: completeness.returned, isComplete: true },
    page: page === null ? null : { ...page, cursor: null, hasMore: false },
    nextActions: [],
    warnings: [],
    cuts: [],
  };
  return !isEqual(style.wrap(result, shaper.envelope), style.wrap(whole, shaper.envelope));
}

/** Null where it is not known how much there is. */
function omittedFrom(view: CheckView): number | null {
  const { matched, returned } = view.run.result.completeness;
  const omitted = Math.max((matched ?? 0) - returned, view.cutRows);
  return omitted > 0 ? omitted : null;
}

export const examples = {
  flags: [
    {
      output: '{"items":[{"id":1},{"id":2}],"total":9}',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [
        {
          severity: 'error',
          values: { omitted: 7, unit: 'rows' },
          at: { stage: 'envelope' },
          fix: 'say-what-is-missing',
        },
      ],
    },
    {
      output: '[{"id":1},{"id":2},{"id":3}]',
      edits: [
        { type: 'set', stage: 'envelope', change: { on: false } },
        { type: 'set', stage: 'truncate', change: { rows: 1 } },
      ],
      found: [
        {
          severity: 'error',
          values: { omitted: 2, unit: 'rows' },
          at: { stage: 'envelope' },
          fix: 'say-what-is-missing',
        },
      ],
    },
    {
      output: '{"items":[{"id":1},{"id":2}],"has_more":true}',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [
        {
          severity: 'error',
          values: { omitted: null, unit: 'rows' },
          at: { stage: 'envelope' },
          fix: 'say-what-is-missing',
        },
      ],
    },
  ],
  passes: [
    { output: '{"items":[{"id":1},{"id":2}],"total":9}', why: 'the envelope says 2 of 9' },
    {
      output: '{"items":[{"id":1},{"id":2}],"total":2}',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      why: 'nothing is missing',
    },
  ],
} as const satisfies CheckExamples;
