import type { FieldStat } from '../../model.ts';
import { showPath } from '../../path.ts';
import type { CheckExamples } from '../check-examples.ts';
import type { Check } from '../finding.ts';

const codeNames =
  /^(?:\w{0,40}_)?(?:status|state|type|kind|flag|mode|role|gender|sex|priority|severity|category|phase|stage|grade|level|st|sts|stat|typ|lvl|flg)$|^\w{0,40}(?:Status|State|Type|Kind|Flag|Mode|Role|Priority|Severity|Category|Phase|Stage|Grade|Level)$|(?:状态|类型|性别|等级|标志|类别)$/;
/** Codes of a program's end and of HTTP are known by themselves. */
const knownCodes = /exit|http|response|return/i;
/** More than this many are counts or ids. */
const mostCodes = 12;

/** Small numbers or single letters that stand for a meaning that the model can only guess. */
export const codedValueCheck: Check = {
  id: 'coded-value',
  find(view) {
    return view.shown.flatMap((stat) => {
      const key = stat.path.at(-1);
      if (typeof key !== 'string' || !codeNames.test(key) || knownCodes.test(key) || !isCoded(stat)) return [];
      if (view.fields.isRedacted(stat.path)) return [];
      const named = view.fields.ruleAt(stat.path)?.values ?? [];
      const codes = stat.top.map(({ value }) => value).filter((value) => value !== null);
      const open = codes.filter((code) => !named.some((name) => name.from === code));
      if (open.length === 0) return [];
      return [
        {
          severity: 'warning',
          values: { path: showPath(stat.path), codes: open.slice(0, 6).join(', ') },
          at: { stage: 'fields', path: stat.path },
        },
      ];
    });
  },
};

function isCoded({ isLeaf, distinct, distinctCapped, top }: FieldStat): boolean {
  if (!isLeaf || distinctCapped || distinct > mostCodes || top.length === 0) return false;
  return top.every(({ value }) => value === null || isCode(value)) && top.some(({ value }) => value !== null);
}

function isCode(value: string | number | boolean): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 100;
  return typeof value === 'string' && /^(?:[A-Z]|\d{1,2})$/.test(value);
}

export const examples = {
  flags: [
    {
      output: '[{"id":1,"status":0},{"id":2,"status":2}]',
      found: [
        {
          severity: 'warning',
          values: { path: 'status', codes: '0, 2' },
          at: { stage: 'fields', path: ['status'] },
        },
      ],
    },
    {
      output: '[{"id":1,"order_type":"A"},{"id":2,"order_type":"B"}]',
      edits: [{ type: 'nameValue', path: ['order_type'], from: 'A', to: 'annual' }],
      found: [
        {
          severity: 'warning',
          values: { path: 'order_type', codes: 'B' },
          at: { stage: 'fields', path: ['order_type'] },
        },
      ],
    },
  ],
  passes: [
    { output: '[{"id":1,"status":"open"},{"id":2,"status":"shut"}]', why: 'the values are words' },
    { output: '[{"id":1,"status":200},{"id":2,"status":404}]', why: 'statuses of HTTP are known' },
    { output: '[{"id":1,"count":3},{"id":2,"count":4}]', why: 'a count is a number' },
    { output: '{"exit_status":1}', why: 'how a program ended' },
    {
      output: '[{"id":1,"status":0},{"id":2,"status":1}]',
      edits: [
        { type: 'nameValue', path: ['status'], from: 0, to: 'open' },
        { type: 'nameValue', path: ['status'], from: 1, to: 'shut' },
      ],
      why: 'every code has a name',
    },
  ],
} as const satisfies CheckExamples;
